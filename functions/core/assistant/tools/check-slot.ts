import { listSlots } from '../../calendar/appointments/list-slots.ts'
import type { OpenTurn } from './open-turn.ts'
import { readSlotId } from './slot-id.ts'

const MINUTE_MS = 60_000

/** A time that the model names, if customers may have it now: in working hours, far enough ahead, and free. */
export async function checkSlot(turn: OpenTurn, slot: string) {
  const chosen = readSlotId(slot)
  if (!chosen) return undefined
  const { kind, starts_at } = chosen
  const to = new Date(Date.parse(starts_at) + MINUTE_MS).toISOString()
  const { data } = await listSlots(turn, { kind, from: starts_at, to, dealership: turn.desk.organization })
  return data.some((free) => free.starts_at === starts_at) ? chosen : undefined
}
