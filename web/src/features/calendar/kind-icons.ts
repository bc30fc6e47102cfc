import { Car, KeyRound, type LucideIcon, Phone, Store, Wrench } from 'lucide-react'
import type { AppointmentKind } from '#contract/calendar/appointment-kinds.ts'

/** What tells an appointment's kind where its color alone would. */
export const KIND_ICONS: Record<AppointmentKind, LucideIcon> = {
  test_drive: Car,
  visit: Store,
  delivery: KeyRound,
  service: Wrench,
  phone_call: Phone,
}
