import type { AppointmentItem } from './entity.ts'

/** So long after an appointment's end its agent is asked how it went, and the managers where nobody has said it. */
const ASKED_AFTER_MS = { outcome: 30 * 60_000, outcome_again: 24 * 3_600_000 } as const
export type Ask = keyof typeof ASKED_AFTER_MS
const ASKS = Object.keys(ASKED_AFTER_MS) as Ask[]

export const isAsk = (step: string): step is Ask => step in ASKED_AFTER_MS

type Asked = Pick<AppointmentItem, 'org' | 'id' | 'status' | 'ends_at'>

/** True while nobody has said how it went. */
const isUnsettled = ({ status }: Pick<AppointmentItem, 'status'>) => status === 'scheduled' || status === 'confirmed'

/** When somebody is to be asked how an appointment went, as things stand. */
export const asksOf = ({ org, id, status, ends_at }: Asked) =>
  isUnsettled({ status })
    ? ASKS.map((step) => ({
        kind: 'send-appointment-texts' as const,
        org,
        ids: { appointment: id, step },
        at: new Date(Date.parse(ends_at) + ASKED_AFTER_MS[step]).toISOString(),
      }))
    : []

/** True if somebody was asked, and nobody has said it. */
export const isAsked = (appointment: Pick<AppointmentItem, 'status' | 'asked_at'>) =>
  appointment.asked_at !== undefined && isUnsettled(appointment)
