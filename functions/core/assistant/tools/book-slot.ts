import * as z from 'zod/mini'
import { bookAppointment } from '../../calendar/appointments/book-appointment.ts'
import { ASSISTANT } from '../../platform/actor.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { appointmentText } from '../replies/appointment-text.ts'
import { checkSlot } from './check-slot.ts'
import { allow } from './open-turn.ts'
import { refusedAs } from './refused-as.ts'
import { maybe, toolOf, words } from './tool-of.ts'

/** Books a free time for the customer: once a turn, however often it is called. */
export const bookSlot = toolOf(
  'book',
  'Books a slot that was offered to the customer earlier and that they chose since. `vehicle` is the id of the vehicle it is about, or null. Then say so by the act confirm_booking.',
  z.object({ slot: words(), vehicle: maybe(words()) }),
  async (turn, { slot, vehicle }) => {
    if (turn.booked > 0) return { booked: true }
    const chosen = await checkSlot(turn, slot)
    if ('error' in chosen) return chosen
    const { org, now, contact, language, desk, id } = turn
    const booked =
      contact &&
      (await refusedAs(() =>
        bookAppointment({ org, now, actor: ASSISTANT }, async () => contact, {
          ...chosen,
          vehicle_id: vehicle && turn.facts.has(vehicle) ? vehicle : undefined,
          client_id: derivedId('assistant booking', id),
          source: 'assistant',
        }),
      ))
    if (booked && 'error' in booked) return booked
    if (booked) turn.booked++
    allow(turn, 'confirm_booking')
    // An earlier attempt of this turn may have booked another time.
    const told = booked ?? chosen
    turn.words.confirm_booking = appointmentText('booked', told, { language, timezone: desk.organization.timezone })
    return { booked: true }
  },
)
