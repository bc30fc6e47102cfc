import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

/** The texts of the search in a conversation. */
const searchTexts = {
  title: { en: 'Search messages with {name}', es: 'Buscar en los mensajes con {name}' },
  search: { en: 'Search messages', es: 'Buscar en los mensajes' },
  clear: { en: 'Clear search', es: 'Borrar búsqueda' },
  hint: {
    en: 'Finds messages, and what’s said in transcribed voice notes and voicemails.',
    es: 'Encuentra mensajes y lo que se dice en notas de voz y en el buzón de voz, si hay transcripción.',
  },
  nothing: { en: 'No messages found', es: 'No se encontraron mensajes' },
  us: { en: 'Your team', es: 'Tu equipo' },
  older: { en: 'Search older messages', es: 'Buscar en mensajes anteriores' },
} as const satisfies Texts

export const useSearchText = () => useText(searchTexts)
