import { listSlots } from '../../calendar/appointments/list-slots.ts'
import { asListed, listedTimes, saidSince } from './listed-times.ts'
import type { OpenTurn } from './open-turn.ts'
import { readChoice } from './read-choice.ts'
import { readSlotId } from './slot-id.ts'

const MINUTE_MS = 60_000

/**
 * A time that the model names, if the customer may have it now: offered in this conversation before they wrote last, not
 * another than the one that their words plainly choose, and still free.
 */
export async function checkSlot(turn: OpenTurn, slot: string) {
  const chosen = readSlotId(slot)
  if (!chosen) return { error: 'There is no such slot: look for times with find_slots.' }
  const { kind, starts_at } = chosen
  const texts = asListed(starts_at, turn)
  const lists = listedTimes(turn)
  if (!lists.flat().some((line) => texts.includes(line)))
    return { error: 'This time was not offered to the customer: offer times with find_slots and offer_slots first.' }
  const [newest = []] = lists
  const choice = readChoice(saidSince(turn), newest)
  const meant = choice && newest[choice - 1]
  if (meant && !texts.includes(meant)) return { error: `The customer chose number ${choice}: ${meant}.` }
  const to = new Date(Date.parse(starts_at) + MINUTE_MS).toISOString()
  const { data } = await listSlots(turn, { kind, from: starts_at, to, dealership: turn.desk.organization })
  if (data.some((free) => free.starts_at === starts_at)) return chosen
  return { error: 'This time is not free any more: look for others with find_slots.' }
}
