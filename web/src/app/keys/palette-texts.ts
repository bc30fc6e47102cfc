import type { Texts } from '../../lib/language/text-types.ts'
import { keyTexts } from './texts.ts'

/** The texts of the palette and of the sheet of keys. */
export const paletteTexts = {
  ...keyTexts,
  keys_on: { en: 'Single-key shortcuts', es: 'Atajos de una sola tecla' },
  keys_on_hint: {
    en: 'In this browser. Ctrl or ⌘ with K works either way.',
    es: 'En este navegador. Ctrl o ⌘ con K funciona siempre.',
  },
  and_then: { en: 'then', es: 'y luego' },
  palette_placeholder: {
    en: 'Find a person, a page or an action...',
    es: 'Busca una persona, una página o una acción...',
  },
  recent: { en: 'Recent', es: 'Recientes' },
  call: { en: 'This call', es: 'Esta llamada' },
  conversation: { en: 'This conversation', es: 'Esta conversación' },
  list: { en: 'List', es: 'Lista' },
  create: { en: 'Create', es: 'Crear' },
  pages: { en: 'Go to', es: 'Ir a' },
  sections: { en: 'Settings', es: 'Configuración' },
  people: { en: 'People', es: 'Personas' },
  account: { en: 'You', es: 'Tú' },
  help: { en: 'Everywhere', es: 'En todas partes' },
  search: { en: 'Search', es: 'Buscar' },
  hits: { en: 'In messages, notes, and more', es: 'En mensajes, notas y más' },
  search_for: { en: 'Search for “{text}”', es: 'Buscar “{text}”' },
  search_all: { en: 'Search everything', es: 'Buscar en todo' },
  found: {
    en: { one: '{count} result', other: '{count} results' },
    es: { one: '{count} resultado', other: '{count} resultados' },
  },
  language: { en: 'Switch to Spanish', es: 'Cambiar a inglés' },
  dark: { en: 'Switch to dark mode', es: 'Cambiar a modo oscuro' },
  light: { en: 'Switch to light mode', es: 'Cambiar a modo claro' },
  be_available: { en: 'Set status to Available', es: 'Marcarte como disponible' },
  be_away: { en: 'Set status to Away', es: 'Marcarte como ausente' },
  silence_hour: { en: 'Mute notifications for an hour', es: 'Silenciar notificaciones por una hora' },
  silence_end: { en: 'Turn notifications back on', es: 'Volver a activar las notificaciones' },
  silence_begun: { en: 'Notifications muted for an hour', es: 'Notificaciones en silencio por una hora' },
  silence_ended: { en: 'Notifications are back on', es: 'Notificaciones activadas de nuevo' },
  logout: { en: 'Log out', es: 'Cerrar sesión' },
  open: { en: 'Open the selected conversation', es: 'Abrir la conversación seleccionada' },
  send_form: { en: 'Submit a form', es: 'Enviar un formulario' },
  leave: {
    en: 'Leave a field, close a dialog or the conversation',
    es: 'Salir de un campo, cerrar un diálogo o la conversación',
  },
} as const satisfies Texts
