import type { NoticeKind } from '#contract/notices.ts'
import type { Organization } from '#contract/people/organizations.ts'
import { listCallsWith } from '../../calls/calls/door.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { chooseNext } from '../../messaging/assignment/choose-next.ts'
import { setAssignee } from '../../messaging/conversations/door.ts'
import { listLaterOf } from '../../messaging/messages/door.ts'
import { agentCheck } from '../../people/accounts/door.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { nextOpening } from '../../people/organizations/next-opening.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { isOnDuty, isWithin } from '../../people/organizations/working-hours.ts'
import { LOTWIRE } from '../../platform/actor.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { earliestId, momentOf } from '../../platform/table/ids.ts'
import type { WaitItem } from './entity.ts'
import { endBy, endedBy, isAnswer, nextTold, toldAgain } from './rules.ts'
import { findWait, replaceWait, waitWrites } from './store.ts'

const MESSAGES_LOOKED_AT = 100
const CALLS_LOOKED_AT = 5
const TALKED = new Set<string>(['completed', 'in-progress'])

/**
 * Tells the next one of a customer whom nobody has answered: their agent, then a colleague on duty, who gets them, then
 * the managers, day after day. `due` says which step it is; of several findings one does it.
 */
export async function handWaitOn(work: Work, { wait: id, due }: { wait: string; due: string }): Promise<void> {
  const { org, now } = work
  await retryOnConflict(async () => {
    const wait = await findWait(org, id)
    if (wait?.next_at !== due) return true
    const [contact, dealership] = await Promise.all([findContact({ org }, wait.contact, true), readOrganization(org)])
    const end = endBy(contact, wait)
    if (!contact || end) return replaceWait(wait, endedBy(end ?? 'gone', wait, dealership, now))
    const answeredAt = await findAnswer(org, contact, wait)
    if (answeredAt) return replaceWait(wait, endedBy('answered', wait, dealership, answeredAt))
    // Found late: nobody is told at night.
    if (!isWithin(dealership.business_hours, now, dealership.timezone)) {
      const opens = nextOpening(dealership, now)
      if (opens > now) return replaceWait(wait, { next_at: opens.toISOString() })
    }
    return passOn(work, wait, contact, dealership)
  })
}

/** When a person wrote or talked to the customer since. */
async function findAnswer(org: OrgId, contact: ContactItem, { id, began_at }: WaitItem): Promise<Date | undefined> {
  const from = earliestId(Date.parse(began_at))
  const [messages, calls] = await Promise.all([
    listLaterOf(org, contact, id, MESSAGES_LOOKED_AT),
    listCallsWith({ org }, contact.id, CALLS_LOOKED_AT, { from }),
  ])
  const call = calls.find(({ agent, status }) => agent !== undefined && TALKED.has(status))
  const at = messages.find(isAnswer)?.sent_at
  return at === undefined ? call && momentOf(call.id) : new Date(at)
}

/** Tells first, then writes the step: a crash in between tells again. False where anything changed meanwhile. */
async function passOn(work: Work, wait: WaitItem, contact: ContactItem, dealership: Organization): Promise<boolean> {
  const { org, now } = work
  const tell = (inbox: string, kind: NoticeKind) =>
    recordNews(org, [{ inbox, kind, about: wait.id, contact: contact.id, at: now }])
  if (wait.step === 'agent') {
    const { agents } = await listAgents({ org })
    const own = agents.find(({ id }) => id === contact.assignee)
    if (own && isOnDuty(own, dealership, now)) {
      await tell(own.id, 'wait_reminder')
      return replaceWait(wait, { step: 'colleague', next_at: nextTold(dealership, wait, 'colleague', now) })
    }
  }
  if (wait.step !== 'managers') {
    const next = await chooseNext(org, { assignee: contact.assignee, dealership, now })
    if (next) {
      await tell(next.id, 'wait_reminder')
      if (contact.assignee !== undefined)
        await recordNews(org, [{ inbox: contact.assignee, kind: 'wait_passed_on', about: wait.id, at: now }])
      const change = { step: 'managers', next_at: nextTold(dealership, wait, 'managers', now) } as const
      const others = [...waitWrites(wait, change), agentCheck(org, next.id)]
      return setAssignee({ org, now, actor: LOTWIRE }, contact, next, { others })
    }
  }
  await tell(INBOXES.managers, 'wait_unanswered')
  return replaceWait(wait, { step: 'managers', next_at: toldAgain(dealership, now) })
}
