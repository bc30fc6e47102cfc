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

const QUESTIONS = {
  cancel: {
    en: (what: string, when: string) => `Do you want to cancel your ${what} on ${when}?`,
    es: (what: string, when: string) => `¿Quiere cancelar su cita (${what}, ${when})?`,
  },
  move: {
    en: (what: string, when: string, to: string) => `Do you want to move your ${what} from ${when} to ${to}?`,
    es: (what: string, when: string, to: string) => `¿Quiere cambiar su cita (${what}) de ${when} a ${to}?`,
  },
} as const

/** Asks before an appointment is changed, as only code asks; a yes to it does that. */
export function appointmentQuestion(
  change: { cancel: true } | { to: string },
  { kind, starts_at }: { kind: AppointmentKind; starts_at: string },
  where: { language: Language; timezone: string },
): string {
  const { language } = where
  const what = KIND_FACTS[kind].label[language].toLowerCase()
  const when = slotText(starts_at, where)
  return 'to' in change
    ? QUESTIONS.move[language](what, when, slotText(change.to, where))
    : QUESTIONS.cancel[language](what, when)
}
