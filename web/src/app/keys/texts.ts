import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of the palette and of the sheet of shortcuts. */
export const keyTexts = {
  shortcuts: { en: 'Keyboard shortcuts', es: 'Atajos de teclado' },
  palette: { en: 'Search people, pages and actions', es: 'Buscar personas, páginas y acciones' },
  palette_placeholder: {
    en: 'Find a person, a page or an action...',
    es: 'Busca una persona, una página o una acción...',
  },
  actions: { en: 'Actions', es: 'Acciones' },
  pages: { en: 'Pages', es: 'Páginas' },
  people: { en: 'People', es: 'Personas' },
  nothing: { en: 'Nothing found for “{text}”', es: 'No se encontró nada con “{text}”' },
  open: { en: 'Open the selected conversation', es: 'Abrir la conversación seleccionada' },
  leave: {
    en: 'Leave a field, close a dialog or the conversation',
    es: 'Salir de un campo, cerrar un diálogo o la conversación',
  },
} as const satisfies Texts
