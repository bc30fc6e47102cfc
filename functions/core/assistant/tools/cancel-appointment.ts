import * as z from 'zod/mini'
import { changeAppointment } from '../../calendar/appointments/change-appointment.ts'
import { ASSISTANT } from '../../platform/actor.ts'
import { appointmentText } from '../replies/appointment-text.ts'
import { askBack } from './ask-back.ts'
import { findNextAppointment } from './find-next-appointment.ts'
import { allow } from './open-turn.ts'
import { refusedAs } from './refused-as.ts'
import { toolOf } from './tool-of.ts'

/** Cancels the customer's next appointment. */
export const cancelAppointment = toolOf(
  'cancel_appointment',
  'Cancels the customer’s next appointment, when they ask for it. Code asks them back first; call it again once they said yes. Then say so by the act confirm_cancel.',
  z.object({}),
  async (turn) => {
    const next = await findNextAppointment(turn)
    if (!next) return { error: 'The customer has no appointment.' }
    const asked = askBack(turn, { cancel: true }, next)
    if (asked) return asked
    const { org, now, language, desk } = turn
    const canceled = await refusedAs(() =>
      changeAppointment({ org, now, actor: ASSISTANT }, next.id, () => ({ status: 'canceled' })),
    )
    if ('error' in canceled) return canceled
    allow(turn, 'confirm_cancel')
    turn.words.confirm_cancel = appointmentText('canceled', next, { language, timezone: desk.organization.timezone })
    return { canceled: true }
  },
)
