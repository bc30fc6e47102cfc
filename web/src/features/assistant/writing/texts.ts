import type { Texts } from '../../../lib/language/text-types.ts'

/** The texts of the AI beside whoever writes. */
export const writingTexts = {
  menu: { en: 'Write with AI', es: 'Escribir con IA' },
  draft: { en: 'Draft a reply', es: 'Redactar una respuesta' },
  shorter: { en: 'Make it shorter', es: 'Hacerlo más corto' },
  friendlier: { en: 'Make it friendlier', es: 'Hacerlo más amable' },
  in_en: { en: 'In English', es: 'En inglés' },
  in_es: { en: 'In Spanish', es: 'En español' },
  writing: { en: 'AI is writing…', es: 'La IA está escribiendo…' },
  failed: { en: 'The AI couldn’t write this', es: 'La IA no pudo escribirlo' },
  written: { en: 'Written by AI. Check it before you send.', es: 'Escrito por IA. Revísalo antes de enviarlo.' },
  undo: { en: 'Undo', es: 'Deshacer' },

  summary: { en: 'AI summary', es: 'Resumen de IA' },
  summarize: { en: 'Summarize', es: 'Resumir' },
  summary_hint: {
    en: 'What this customer wants, what was agreed, and what is open.',
    es: 'Qué quiere este cliente, en qué quedaron y qué falta.',
  },
  made: { en: 'Updated {time}', es: 'Actualizado {time}' },
  outdated: { en: 'There are newer messages.', es: 'Hay mensajes más recientes.' },
  update: { en: 'Update', es: 'Actualizar' },
  summary_failed: { en: 'Couldn’t summarize this conversation', es: 'No se pudo resumir esta conversación' },
} as const satisfies Texts
