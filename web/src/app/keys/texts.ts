import type { Counterpart } from '../../lib/language/text-types.ts'

const en = {
  shortcuts: 'Keyboard shortcuts',
  palette: 'Search people, pages and actions',
  palette_placeholder: 'Find a person, a page or an action...',
  actions: 'Actions',
  pages: 'Pages',
  people: 'People',
  nothing: 'Nothing found for “{text}”',
  open: 'Open the selected conversation',
  leave: 'Leave a field, close a dialog or the conversation',
} as const

const es = {
  shortcuts: 'Atajos de teclado',
  palette: 'Buscar personas, páginas y acciones',
  palette_placeholder: 'Busca una persona, una página o una acción...',
  actions: 'Acciones',
  pages: 'Páginas',
  people: 'Personas',
  nothing: 'No se encontró nada con “{text}”',
  open: 'Abrir la conversación seleccionada',
  leave: 'Salir de un campo, cerrar un diálogo o la conversación',
} as const satisfies Counterpart<typeof en>

/** The texts of the palette and of the sheet of keys. */
export const keyTexts = { en, es }
