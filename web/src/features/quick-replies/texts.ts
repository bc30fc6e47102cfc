import type { Counterpart } from '../../lib/language/text-types.ts'

const en = {
  title: 'Quick replies',
  mine: 'My quick replies',
  empty: 'No quick replies yet',
  load_failed: 'Couldn’t load quick replies',
  add: 'Add quick reply',
  edit: 'Edit /{shortcut}',
  delete: 'Delete',
  delete_title: 'Delete /{shortcut}',
  delete_question: 'Nobody can use it anymore. Messages already sent stay as they are.',
  delete_failed: 'Failed to delete quick reply',
  shortcut: 'Shortcut',
  shortcut_hint: 'One word. Type / and this word in a message.',
  body: 'Text',
  body_hint: 'Filled in for you: {placeholders}',
  some_vehicle: '[vehicle]',
  save: 'Save',
} as const

const es = {
  title: 'Respuestas rápidas',
  mine: 'Mis respuestas rápidas',
  empty: 'Aún no hay respuestas rápidas',
  load_failed: 'No se pudieron cargar las respuestas rápidas',
  add: 'Agregar respuesta rápida',
  edit: 'Editar /{shortcut}',
  delete: 'Eliminar',
  delete_title: 'Eliminar /{shortcut}',
  delete_question: 'Ya nadie podrá usarla. Los mensajes enviados se quedan como están.',
  delete_failed: 'No se pudo eliminar la respuesta rápida',
  shortcut: 'Atajo',
  shortcut_hint: 'Una palabra. Escribe / y esta palabra en un mensaje.',
  body: 'Texto',
  body_hint: 'Se completan solos: {placeholders}',
  some_vehicle: '[vehículo]',
  save: 'Guardar',
} as const satisfies Counterpart<typeof en>

export const quickReplyTexts = { en, es }
