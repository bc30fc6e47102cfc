import type { Channel } from '#contract/customers/channels/channels.ts'
import { derivedId } from '../../platform/table/ids.ts'
import type { AppointmentItem } from './entity.ts'
import { STEPS, type Step } from './texts-due.ts'

type Dated = Pick<AppointmentItem, 'id' | 'starts_at'>

/** What makes a text about an appointment leave once on a channel. */
export const markOf = ({ id, starts_at }: Dated, step: Step, channel: Channel) =>
  derivedId(derivedId('appointment-text', id, step, starts_at), channel)

/** Those of all its texts. */
export const marksOf = (appointment: Dated, channel: Channel) =>
  (Object.keys(STEPS) as Step[]).map((step) => markOf(appointment, step, channel))
