import * as z from 'zod/mini'
import { KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { slotText } from '../replies/slots-text.ts'
import { findNextAppointment } from './find-next-appointment.ts'
import { toolOf } from './tool-of.ts'

/** The customer's next appointment, so that phrases may speak of it. */
export const getAppointment = toolOf(
  'get_appointment',
  'Reads whether the customer has an appointment, and when.',
  z.object({}),
  async (turn) => {
    const next = await findNextAppointment(turn)
    turn.holds.delete(next ? 'no_appointment' : 'appointment')
    turn.holds.add(next ? 'appointment' : 'no_appointment')
    if (!next) return { appointment: null }
    const { language, desk } = turn
    const kind = KIND_FACTS[next.kind].label[language].toLowerCase()
    const when = slotText(next.starts_at, { language, timezone: desk.organization.timezone })
    turn.appointment = language === 'es' ? `${kind}, ${when}` : `${kind} on ${when}`
    return { appointment: turn.appointment }
  },
)
