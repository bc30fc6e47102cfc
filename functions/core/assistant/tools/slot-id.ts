import { APPOINTMENT_KINDS, type AppointmentKind } from '#contract/calendar/appointment-kinds.ts'

/** A free time as the model names it. */
export const slotIdOf = (kind: AppointmentKind, startsAt: string) => `${kind}@${startsAt}`

export function readSlotId(slot: string): { kind: AppointmentKind; starts_at: string } | undefined {
  const [name, starts_at = ''] = slot.split('@')
  const kind = APPOINTMENT_KINDS.find((one) => one === name)
  const at = Date.parse(starts_at)
  return kind && !Number.isNaN(at) ? { kind, starts_at: new Date(at).toISOString() } : undefined
}
