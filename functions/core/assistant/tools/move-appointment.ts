import * as z from 'zod/mini'
import { changeAppointment } from '../../calendar/appointments/change-appointment.ts'
import { timesOf } from '../../calendar/appointments/update-appointment.ts'
import { ASSISTANT } from '../../platform/actor.ts'
import { appointmentText } from '../replies/appointment-text.ts'
import { askBack } from './ask-back.ts'
import { checkSlot } from './check-slot.ts'
import { findNextAppointment } from './find-next-appointment.ts'
import { allow } from './open-turn.ts'
import { refusedAs } from './refused-as.ts'
import { toolOf, words } from './tool-of.ts'

/** Moves the customer's next appointment to a free time. */
export const moveAppointment = toolOf(
  'move_appointment',
  'Moves the customer’s next appointment to a slot that was offered to them and that they chose. Code asks them back first; call it again once they said yes. Then say so by the act confirm_move.',
  z.object({ slot: words() }),
  async (turn, { slot }) => {
    const chosen = await checkSlot(turn, slot)
    const next = await findNextAppointment(turn)
    if (!next && turn.contact) return { error: 'The customer has no appointment.' }
    if ('error' in chosen) return chosen
    const asked = next && askBack(turn, { to: chosen.starts_at }, next)
    if (asked) return asked
    const { org, now, language, desk } = turn
    if (next) {
      const moved = await refusedAs(() =>
        changeAppointment({ org, now, actor: ASSISTANT }, next.id, (seen, all) =>
          timesOf({ starts_at: chosen.starts_at }, seen, all, now),
        ),
      )
      if ('error' in moved) return moved
    }
    allow(turn, 'confirm_move')
    turn.words.confirm_move = appointmentText(
      'moved',
      { ...chosen, kind: next?.kind ?? chosen.kind },
      { language, timezone: desk.organization.timezone },
    )
    return { moved: true }
  },
)
