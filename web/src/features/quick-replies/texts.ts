import type { Texts } from '../../lib/language/text-types.ts'

export const quickReplyTexts = {
  title: { en: 'Quick replies', es: 'Respuestas rápidas' },
  mine: { en: 'My quick replies', es: 'Mis respuestas rápidas' },
  empty: { en: 'No quick replies yet', es: 'Aún no hay respuestas rápidas' },
  load_failed: { en: 'Couldn’t load quick replies', es: 'No se pudieron cargar las respuestas rápidas' },
  add: { en: 'Add quick reply', es: 'Agregar respuesta rápida' },
  edit: { en: 'Edit /{shortcut}', es: 'Editar /{shortcut}' },
  delete: { en: 'Delete', es: 'Eliminar' },
  delete_title: { en: 'Delete /{shortcut}', es: 'Eliminar /{shortcut}' },
  delete_question: {
    en: 'Nobody can use it anymore. Messages already sent stay as they are.',
    es: 'Ya nadie podrá usarla. Los mensajes enviados se quedan como están.',
  },
  delete_failed: { en: 'Failed to delete quick reply', es: 'No se pudo eliminar la respuesta rápida' },
  shortcut: { en: 'Shortcut', es: 'Atajo' },
  shortcut_hint: {
    en: 'One word. Type / and this word in a message.',
    es: 'Una palabra. Escribe / y esta palabra en un mensaje.',
  },
  body: { en: 'Text', es: 'Texto' },
  body_hint: { en: 'Filled in for you: {placeholders}', es: 'Se completan solos: {placeholders}' },
  some_vehicle: { en: '[vehicle]', es: '[vehículo]' },
  /** What is typed behind the slash for one's own. */
  signature: { en: 'signature', es: 'firma' },
  save: { en: 'Save', es: 'Guardar' },
} as const satisfies Texts
