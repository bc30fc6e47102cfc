import type { Organization } from '#contract/people/organizations.ts'
import { listCallsWith } from '../../calls/calls/door.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { chooseNext } from '../../messaging/assignment/choose-next.ts'
import { setAssignee } from '../../messaging/conversations/door.ts'
import { listLatestOf } from '../../messaging/messages/door.ts'
import { agentCheck } from '../../people/accounts/door.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { nextOpening } from '../../people/organizations/next-opening.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { workingMinutesFrom } from '../../people/organizations/working-minutes.ts'
import { readSettings } from '../../people/settings/door.ts'
import { LOTWIRE } from '../../platform/actor.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { askAssistant, mayAskAssistant } from './ask-assistant.ts'
import type { LeadItem } from './entity.ts'
import { isAnswered } from './rules.ts'
import { findLead, leadWrites, replaceLead } from './store.ts'

const MESSAGES_LOOKED_AT = 20
const CALLS_LOOKED_AT = 5

/**
 * Passes a lead on that nobody has answered: to the next who is in, then to the assistant, and then the managers are
 * told. `due` says which step it is; of several findings one does it.
 */
export async function handLeadOn(work: Work, { contact: id, due }: { contact: string; due: string }): Promise<void> {
  const { org } = work
  const news = await retryOnConflict(async () => {
    const [lead, contact] = await Promise.all([findLead(org, id), findContact({ org }, id, true)])
    if (lead?.next_at !== due) return []
    if (contact?.status !== 'active' || (await isTouched(org, contact, lead)))
      return (await replaceLead(lead, { step: 'over', next_at: undefined })) && []
    // Found late: nobody is asked at night.
    const dealership = await readOrganization(org)
    const opens = nextOpening(dealership, work.now)
    if (opens > work.now) return (await replaceLead(lead, { next_at: opens.toISOString() })) && []
    return passOn(work, lead, contact, dealership)
  })
  if (news.length > 0) await recordNews(org, news)
}

/** Does the next step that is possible, and returns whom to tell; false where anything changed meanwhile. */
async function passOn(
  work: Work,
  lead: LeadItem,
  contact: ContactItem,
  dealership: Organization,
): Promise<News[] | false> {
  const { org, now } = work
  const settings = await readSettings(org, 'first_touch')
  const next_at = workingMinutesFrom(dealership, now, settings.first_touch_minutes).toISOString()
  const acting = { org, now, actor: LOTWIRE }
  const takeBack = (change: Partial<LeadItem>) =>
    contact.assignee === undefined
      ? replaceLead(lead, change)
      : setAssignee(acting, contact, undefined, { others: leadWrites(lead, change) })
  if (lead.step === 'agent') {
    const next = await chooseNext(org, { assignee: contact.assignee, dealership, now })
    if (next) {
      const others = [...leadWrites(lead, { step: 'next', next_at }), agentCheck(org, next.id)]
      return (await setAssignee(acting, contact, next, { others })) && newsFor(contact, now)
    }
  }
  if (lead.step !== 'assistant' && settings.first_touch_assistant && (await mayAskAssistant(work, contact))) {
    if (!(await takeBack({ step: 'assistant', next_at }))) return false
    await askAssistant(work, contact)
    return newsFor(contact, now)
  }
  const isWritten = await takeBack({ step: 'over', next_at: undefined })
  const told: News = {
    inbox: INBOXES.managers,
    kind: 'lead_unanswered',
    about: contact.id,
    contact: contact.id,
    at: now,
  }
  return isWritten && [told, ...newsFor(contact, now)]
}

/** Whoever had it is told, without the customer: they may not see them any more. The next one learns it from the history. */
const newsFor = ({ id, assignee }: ContactItem, at: Date): News[] =>
  assignee === undefined ? [] : [{ inbox: assignee, kind: 'lead_passed_on', about: id, at }]

/** True if anybody has written or talked to the customer since they came. */
async function isTouched(org: OrgId, contact: ContactItem, lead: LeadItem): Promise<boolean> {
  const [messages, calls] = await Promise.all([
    listLatestOf(org, contact, MESSAGES_LOOKED_AT),
    listCallsWith({ org }, contact.id, CALLS_LOOKED_AT),
  ])
  const hasTalked = calls.some(({ agent, status }) => agent !== undefined && TALKED.has(status))
  return hasTalked || isAnswered(messages, lead)
}

const TALKED = new Set<string>(['completed', 'in-progress'])
