import type { Texts } from '../../../lib/language/text-types.ts'
import { assistantTexts } from '../texts.ts'

export const phraseTexts = {
  ...assistantTexts,
  subtitle: {
    en: 'Everything the assistant can say. It fills in facts from your inventory, and says nothing else.',
    es: 'Todo lo que puede decir el asistente. Agrega datos de tu inventario y no dice nada más.',
  },
  setup: { en: 'Set up', es: 'Configurar' },
  load_failed: { en: 'Failed to load the phrases', es: 'No se pudieron cargar las frases' },
  search: { en: 'Search by meaning or words', es: 'Buscar por significado o palabras' },
  clear_search: { en: 'Clear search', es: 'Borrar búsqueda' },
  group: { en: 'Kind of phrase', es: 'Tipo de frase' },
  all_groups: { en: 'All phrases', es: 'Todas las frases' },
  group_courtesy: { en: 'Greetings and courtesy', es: 'Saludos y cortesía' },
  group_questions: { en: 'Questions', es: 'Preguntas' },
  group_understood: { en: 'What it understood', es: 'Lo que entendió' },
  group_vehicles: { en: 'About vehicles', es: 'Sobre vehículos' },
  group_none: { en: 'When nothing fits', es: 'Cuando nada coincide' },
  group_offers: { en: 'Offers of help', es: 'Ofrecer ayuda' },
  group_visits: { en: 'Visits, appointments, and hours', es: 'Visitas, citas y horario' },
  group_team: { en: 'What it leaves to your team', es: 'Lo que deja a tu equipo' },
  group_other: { en: 'Other', es: 'Otras' },
  only_own: { en: 'Only our own wordings', es: 'Solo nuestras frases' },
  count: {
    en: { one: '{count} phrase', other: '{count} phrases' },
    es: { one: '{count} frase', other: '{count} frases' },
  },
  own: { en: 'Your wording', es: 'Tu frase' },
  none_found: { en: 'No matching phrases', es: 'Ninguna frase coincide' },
  none_found_hint: { en: 'Try other words or clear the filters.', es: 'Prueba otras palabras o quita los filtros.' },

  said: { en: 'Lotwire’s wordings', es: 'Frases de Lotwire' },
  said_hint: {
    en: 'It takes turns, and never repeats itself in a conversation while it has another.',
    es: 'Las alterna y no se repite en una conversación mientras tenga otra.',
  },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  own_en: { en: 'Your wording in English', es: 'Tu frase en inglés' },
  own_es: { en: 'Your wording in Spanish', es: 'Tu frase en español' },
  own_hint: { en: 'Leave it empty to keep Lotwire’s.', es: 'Déjala vacía para conservar las de Lotwire.' },
  own_responsible: {
    en: 'What you write here is said as it stands. Lotwire only checks what is filled in.',
    es: 'Lo que escribas aquí se dice tal cual. Lotwire solo revisa lo que se llena.',
  },
  insert: { en: 'Insert {slot}', es: 'Insertar {slot}' },
  reset: { en: 'Use Lotwire’s wordings', es: 'Usar las frases de Lotwire' },
  saved: { en: 'Phrase saved', es: 'Frase guardada' },
  was_reset: { en: 'Lotwire’s wordings are back', es: 'Volvieron las frases de Lotwire' },
  save_failed: { en: 'The phrase wasn’t saved', es: 'La frase no se guardó' },
} as const satisfies Texts
