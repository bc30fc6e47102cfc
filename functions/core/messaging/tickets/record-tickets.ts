import { findContact } from '../../customers/contacts/door.ts'
import type { Contact } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { CROWDED_TURNS, retryOnConflict } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import { isOpened } from '../conversations/conversation-openings.ts'
import { findLastNumber, findTicket, type Opening, putTicket, setTicketTime } from './store.ts'

type ContactChange = Pick<Change<typeof Contact>, 'at' | 'before' | 'after'>

/** True if a conversation opened, was answered, or was closed with this change. */
export const isOfTicket = (change: ContactChange) =>
  !isByMerge(change) && (isOpened(change) || isAnswered(change) || isClosed(change))

/** The row shows another message, and the customer sent none: it is one of ours. */
const isAnswered = ({ before, after }: ContactChange) =>
  before?.opened_at !== undefined &&
  after?.last_message_id !== undefined &&
  after.last_message_id !== before.last_message_id &&
  countOn(after, 'inbound') === countOn(before, 'inbound')
const isClosed = ({ before, after }: ContactChange) =>
  before?.opened_at !== undefined && before.status === 'active' && after?.status !== 'active'

/**
 * Keeps tickets, where the dealership wants them: one each opening, with its number and its times. Those that were given
 * before it stopped wanting them keep their times too. Safe to repeat.
 */
export async function recordTickets(org: OrgId, changes: ContactChange[]): Promise<void> {
  const { enable_ticketing } = await readSettings(org, 'assignment')
  // In their order: an answer comes after its opening.
  for (const change of changes) {
    const { before, after, at } = change
    if (!enable_ticketing && before?.ticket === undefined) continue
    const openingOf = (contact: typeof before): Opening => ({
      contact: contact?.id ?? '',
      opened_at: contact?.opened_at ?? '',
    })
    if (enable_ticketing && isOpened(change)) await openTicket(org, openingOf(after))
    else if (isAnswered(change))
      await setTicketTime(org, openingOf(before), 'first_answered_at', after?.last_message_at ?? at.toISOString())
    if (isClosed(change)) await setTicketTime(org, openingOf(before), 'closed_at', at.toISOString())
  }
}

async function openTicket(org: OrgId, opening: Opening): Promise<void> {
  await retryOnConflict(async () => {
    if (await findTicket(org, opening)) return true
    const [last, contact] = await Promise.all([findLastNumber(org), findContact({ org }, opening.contact, true)])
    return putTicket(org, opening, last, contact?.opened_at === opening.opened_at)
  }, CROWDED_TURNS)
}
