import type { Waiting } from '#contract/due.ts'
import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import type { MessageItem } from '../../messaging/messages/entity.ts'
import { isLost } from '../../messaging/messages/statuses.ts'
import { facetsOf } from '../../platform/actor.ts'
import { isRecent } from '../../platform/is-recent.ts'
import type { LeadItem } from './entity.ts'

const KEPT_DAYS = 30

interface Seen {
  before?: ContactItem
  after?: ContactItem
  at: Date
}

/** A customer's first message, or their first call that nobody answered; none of an earlier account's. */
export const isFirstHeard = ({ before, after, at }: Seen) =>
  after !== undefined &&
  countOn(after, 'inbound') > 0 &&
  (before === undefined || countOn(before, 'inbound') === 0) &&
  isRecent(lastHeardAt(after), at) &&
  !isByMerge({ before, after })

/** A contact that came with a file. */
export const isImported = ({ before, after }: Seen) =>
  before === undefined && after?.import !== undefined && countOn(after, 'inbound') === 0

export const newLead = (org: string, contact: string, at: Date, nextAt: Date): LeadItem => ({
  org,
  contact,
  step: 'agent',
  version: 1,
  began_at: at.toISOString(),
  next_at: nextAt.toISOString(),
  ttl: Math.floor(at.getTime() / 1000) + KEPT_DAYS * 86_400,
})

export const waitingOf = ({ org, contact }: Pick<LeadItem, 'org' | 'contact'>): Waiting => ({
  kind: 'pass-leads',
  org,
  ids: { contact },
})

/** True if a person or the assistant has written to the customer since. */
export const isAnswered = (messages: readonly MessageItem[], { began_at }: Pick<LeadItem, 'began_at'>) =>
  messages.some(
    (message) =>
      message.direction === 'outbound' &&
      message.sent_at >= began_at &&
      facetsOf(message.by).answersCustomer &&
      !isLost(message),
  )
