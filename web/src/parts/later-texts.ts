import { useText } from '../lib/language/text.ts'
import type { Texts } from '../lib/language/text-types.ts'

const laterTexts = {
  send_later: { en: 'Send later', es: 'Enviar más tarde' },
  in_an_hour: { en: 'In an hour', es: 'En una hora' },
  this_evening: { en: 'This evening', es: 'Esta noche' },
  tomorrow_morning: { en: 'Tomorrow morning', es: 'Mañana por la mañana' },
  monday_morning: { en: 'Monday morning', es: 'El lunes por la mañana' },
  own_time: { en: 'Pick a time…', es: 'Elegir hora…' },
  unless_reply: { en: 'Only if they don’t write first', es: 'Solo si no escriben antes' },
  time: { en: 'Date and time', es: 'Fecha y hora' },
  time_missing: {
    en: 'Enter a date and time. An hour skipped when clocks change doesn’t exist.',
    es: 'Escribe fecha y hora. La hora que se salta con el cambio de horario no existe.',
  },
  schedule: { en: 'Schedule', es: 'Programar' },
  saving: { en: 'Saving…', es: 'Guardando…' },
} as const satisfies Texts

/** Says a text of the choice of a later time. */
export const useLaterText = () => useText(laterTexts)
