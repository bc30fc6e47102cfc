import type { Texts } from '../../lib/language/text-types.ts'

/** What every page says of the palette and of the sheet of keys; their own texts come with them. */
export const keyTexts = {
  keys: { en: 'Keyboard shortcuts', es: 'Atajos de teclado' },
  palette: { en: 'Search people, pages and actions', es: 'Buscar personas, páginas y acciones' },
  search_page: { en: 'Search on this page', es: 'Buscar en esta página' },
  palette_button: { en: 'Search or jump to...', es: 'Buscar o ir a...' },
} as const satisfies Texts
