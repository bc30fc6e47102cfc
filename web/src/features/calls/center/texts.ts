import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { callTexts } from '../texts.ts'

/** The texts of the call center. */
const centerTexts = {
  ...callTexts,
  title: { en: 'Calls', es: 'Llamadas' },
  not_initialized: { en: 'Not initialized', es: 'Sin activar' },
  number: { en: 'Phone number', es: 'Número de teléfono' },
  make_call: { en: 'Make Call', es: 'Llamar' },
  country_hint: {
    en: 'Outside {country}, start with + and the country code.',
    es: 'Fuera de {country}, empieza con + y el código de país.',
  },

  active_calls: { en: 'Active Calls', es: 'Llamadas activas' },
  no_active_calls: { en: 'No active calls', es: 'No hay llamadas activas' },
  recent_calls: { en: 'Recent Calls', es: 'Llamadas recientes' },
  no_recent_calls: { en: 'No recent calls', es: 'No hay llamadas recientes' },
  update: { en: 'Update', es: 'Actualizar' },
  updating: { en: 'Updating...', es: 'Actualizando...' },
  full_history: { en: 'View full history', es: 'Ver historial completo' },
} as const satisfies Texts

export const useCenterText = () => useText(centerTexts)
