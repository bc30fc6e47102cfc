import { Appointment } from '../../calendar/appointments/entity.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import { advanceRecipient, markRecipient } from '../../customers/recipients/door.ts'
import { consentOf } from '../../messaging/messages/consent.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { isSaid } from '../../messaging/messages/is-said.ts'
import { wasNeverTaken } from '../../messaging/messages/statuses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isRecent } from '../../platform/is-recent.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { findLastOfCampaign } from '../sends/door.ts'
import { listCampaignsOf } from './door.ts'
import { isHeldOut } from './rules.ts'
import { takeUpAgain } from './take-up-again.ts'

export const follows = {
  report_recipients: follow({
    on: [Message],
    when: ({ before, after }) => after?.by === 'campaign' && before?.status !== after.status,
    do: reportRecipients,
  }),
  mark_replies: follow({
    on: [Message],
    when: ({ before, after, at }) =>
      before === undefined && after !== undefined && isSaid(after) && isRecent(after.sent_at, at),
    do: (org, changes) =>
      Promise.all(
        changes.map(
          ({ after }) => after && markReply(org, after.contact, after.sent_at, consentOf(after.body) === 'stop'),
        ),
      ),
  }),
  mark_booked: follow({
    on: [Appointment],
    when: ({ before, after }) => before === undefined && after !== undefined,
    do: (org, changes) =>
      Promise.all(changes.map(({ after }) => after && markResult(org, after.contact, 'booked_at', after.created_at))),
  }),
  mark_sold: follow({
    on: [Contact],
    when: ({ before, after }) =>
      after?.stage === 'sold' && before !== undefined && before.stage !== 'sold' && !isByMerge({ before, after }),
    do: (org, changes) =>
      Promise.all(changes.map(({ after, at }) => after && markResult(org, after.id, 'sold_at', at.toISOString()))),
  }),
}

const REPORTED = { delivered: 'delivered', read: 'read', failed: 'failed', undelivered: 'failed' } as const

async function reportRecipients(org: OrgId, changes: Change<typeof Message>[]) {
  for (const { after, at } of changes) {
    const status = REPORTED[after?.status as keyof typeof REPORTED]
    if (!after || !status || after.user_id === undefined) continue
    const isNeverLeft = wasNeverTaken(after) && after.resend_of === undefined
    if (isNeverLeft && (await takeUpAgain({ org, campaign: after.user_id, contact: after.contact }, at))) continue
    await advanceRecipient({ org, campaign: after.user_id, contact: after.contact }, status, after.error_code)
  }
}

/** The time after a campaign's message in which a customer's reply, appointment, or purchase counts as its doing. */
const COUNTS_MS = 14 * 86_400_000

async function mark(org: OrgId, contact: string, what: Parameters<typeof markRecipient>[1], at: string) {
  const last = await findLastOfCampaign(org, contact, at)
  if (!last || Date.parse(at) - Date.parse(last.at) > COUNTS_MS) return
  await markRecipient({ org, campaign: last.campaign, contact }, what, at)
}

/** Notes it also where they were held out: that is what a campaign is compared with. */
async function markResult(org: OrgId, contact: string, what: 'booked_at' | 'sold_at', at: string) {
  await mark(org, contact, what, at)
  const since = new Date(Date.parse(at) - COUNTS_MS).toISOString()
  const without = (await listCampaignsOf(org)).filter(
    (one) => one.started_at && one.started_at > since && one.started_at <= at && isHeldOut(one, contact),
  )
  await Promise.all(without.map(({ id }) => markRecipient({ org, campaign: id, contact }, what, at)))
}

async function markReply(org: OrgId, contact: string, at: string, isStop: boolean) {
  await mark(org, contact, isStop ? 'opted_out_at' : 'replied_at', at)
}
