import { findCaller } from '../../people/accounts/find-caller.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findAppointment } from './door.ts'
import type { AppointmentItem } from './entity.ts'
import { type Ask, asksOf } from './outcome-asks.ts'
import { setAsked } from './store.ts'

interface Input {
  appointment: string
  step: Ask
  due: string
}

/** Asks an appointment's agent how it went, and a day later the managers; nobody once somebody has said it. */
export async function askOutcome(org: OrgId, { appointment: id, step, due }: Input): Promise<void> {
  const asked = await retryOnConflict(async () => {
    const seen = await findAppointment(org, id)
    if (!seen || !asksOf(seen).some(({ ids, at }) => ids.step === step && at === due)) return 'over' as const
    return seen.asked_at !== undefined || (await setAsked(seen, due)) ? seen : false
  })
  if (asked === 'over') return
  const isThere = (await findCaller(org, asked.agent)) !== undefined
  await recordNews(org, [newsOf(asked, isThere && step === 'outcome' ? asked.agent : INBOXES.managers, due)])
}

/** What asks an inbox how an appointment went. */
const newsOf = ({ id, contact }: AppointmentItem, inbox: string, due: string): News => ({
  inbox,
  kind: inbox === INBOXES.managers ? 'appointment_unsettled' : 'appointment_outcome',
  about: `${id} ${due}`,
  contact,
  at: new Date(due),
})

/** All that may have asked how an appointment went. */
export const asksAbout = (appointment: AppointmentItem): News[] =>
  asksOf(appointment).flatMap(({ at }) =>
    [appointment.agent, INBOXES.managers].map((inbox) => newsOf(appointment, inbox, at)),
  )
