import type { Contact } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/rules.ts'
import { findContact } from '../../customers/contacts/store.ts'
import { readSettings } from '../../people/settings/store.ts'
import type { Change } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { findLastNumber, findTicket, type Opening, putTicket, setTicketTime } from './store.ts'

type ContactChange = Pick<Change<typeof Contact>, 'at' | 'before' | 'after'>

/** Numbers are given one after the other, by few workers (jobs.ts). */
const PATIENCE = { attempts: 200, longestWaitMs: 80 }

/** Whether a conversation opened, was answered, or was closed with this change. */
export const isOfTicket = (change: ContactChange) => isOpened(change) || isAnswered(change) || isClosed(change)

const isOpened = ({ before, after }: ContactChange) =>
  after?.opened_at !== undefined && after.opened_at !== before?.opened_at
/** The row shows another message, and the customer sent none: it is one of ours. */
const isAnswered = ({ before, after }: ContactChange) =>
  before?.opened_at !== undefined &&
  after?.last_message_id !== undefined &&
  after.last_message_id !== before.last_message_id &&
  countOn(after, 'inbound') === countOn(before, 'inbound')
const isClosed = ({ before, after }: ContactChange) =>
  before?.opened_at !== undefined && before.status === 'active' && after?.status !== 'active'

/** Keeps tickets, where the dealership wants them: one each opening, with its number and its times. Safe to repeat. */
export async function recordTickets(org: OrgId, changes: ContactChange[]): Promise<void> {
  if (!(await readSettings(org, 'assignment')).enable_ticketing) return
  // In their order: an answer comes after its opening.
  for (const change of changes) {
    const { before, after, at } = change
    const openingOf = (contact: typeof before): Opening => ({
      contact: contact?.id ?? '',
      opened_at: contact?.opened_at ?? '',
    })
    if (isOpened(change)) await openTicket(org, openingOf(after))
    else if (isAnswered(change))
      await setTicketTime(org, openingOf(before), 'first_answered_at', after?.last_message_at ?? at.toISOString())
    if (isClosed(change)) await setTicketTime(org, openingOf(before), 'closed_at', at.toISOString())
  }
}

async function openTicket(org: OrgId, opening: Opening): Promise<void> {
  await untilUnchanged(async () => {
    if (await findTicket(org, opening)) return true
    const [last, contact] = await Promise.all([findLastNumber(org), findContact(org, opening.contact, true)])
    return putTicket(org, opening, last, contact?.opened_at === opening.opened_at)
  }, PATIENCE)
}
