import { type AppointmentKind, KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import type { Language } from '#contract/language.ts'
import { slotText } from './slots-text.ts'

const DONE = {
  booked: {
    en: (what: string, when: string) => `Your ${what} is booked for ${when}.`,
    es: (what: string, when: string) => `Listo: ${what}, ${when}.`,
  },
  moved: {
    en: (what: string, when: string) => `Your ${what} is now on ${when}.`,
    es: (what: string, when: string) => `Cambio hecho: ${what}, ${when}.`,
  },
  canceled: {
    en: (what: string, when: string) => `Your ${what} on ${when} is canceled.`,
    es: (what: string, when: string) => `Cancelada: ${what}, ${when}.`,
  },
} as const

/** What was done about an appointment, as only code says it. */
export function appointmentText(
  done: keyof typeof DONE,
  { kind, starts_at }: { kind: AppointmentKind; starts_at: string },
  where: { language: Language; timezone: string },
): string {
  const { language } = where
  return DONE[done][language](KIND_FACTS[kind].label[language].toLowerCase(), slotText(starts_at, where))
}
