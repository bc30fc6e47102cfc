import type { Texts } from '../../../lib/language/text-types.ts'

/** What an AI added, and that it couldn't translate: apart from what its menu says, since every page loads these. */
export const addedTexts = {
  not_in_text: { en: 'Not in your text: {words}', es: 'No está en tu texto: {words}' },
  not_in_message: { en: 'Not in the message: {words}', es: 'No está en el mensaje: {words}' },
  not_in_conversation: { en: 'Not in the conversation: {words}', es: 'No está en la conversación: {words}' },
  translate_failed: { en: 'Couldn’t translate this message', es: 'No se pudo traducir este mensaje' },
} as const satisfies Texts
