import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

/** The texts of forwarding a mail. */
const forwardTexts = {
  title: { en: 'Forward email', es: 'Reenviar correo' },
  to: { en: 'To', es: 'Para' },
  words: { en: 'Message', es: 'Mensaje' },
  hint: {
    en: 'The email is added below with its attachments. The customer isn’t notified. Replies go to your own inbox.',
    es: 'El correo va debajo con sus archivos adjuntos. No se le avisa al cliente. Las respuestas llegan a tu propio correo.',
  },
  forward: { en: 'Forward', es: 'Reenviar' },
  leaves_soon: { en: 'Forwarding to {to}', es: 'Reenviando a {to}' },
  undo: { en: 'Undo', es: 'Deshacer' },
  failed: { en: 'Couldn’t forward to {to}', es: 'No se pudo reenviar a {to}' },
} as const satisfies Texts

export const useForwardText = () => useText(forwardTexts)
