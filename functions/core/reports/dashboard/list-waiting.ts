import type { WaitingFilter } from '#contract/customers/waiting-filters.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import { presentRow } from '../../messaging/conversations/present-row.ts'
import type { UnrepliedItem } from '../../messaging/unread/entity.ts'
import { unrepliedDesk } from '../../messaging/unread/unread-desks.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { isLastWord } from './is-last-word.ts'

const ROWS = 5
/** Number checked in one read: more than shown, because some were just answered. */
const AT_ONCE = 3 * ROWS
const MOST_READ = 10 * AT_ONCE

/** The customers who have waited longest for an answer; who only said thanks or goodbye comes after all who asked. */
export async function listWaiting(ctx: Ctx, { unreplied, over_an_hour }: Record<WaitingFilter, UnrepliedItem[]>) {
  const longest = unreplied.toReversed()
  const long = new Set(over_an_hour.map(({ contact }) => contact))
  const [asking, closing]: [Waiting[], Waiting[]] = [[], []]
  for (let at = 0; at < MOST_READ && at < longest.length && asking.length < ROWS; at += AT_ONCE)
    for (const row of await waitingOf(ctx, longest.slice(at, at + AT_ONCE), long))
      (isLastWord(row.conversation.last_message ?? '') ? closing : asking).push(row)
  return [...asking, ...closing].slice(0, ROWS)
}

type Waiting = Pick<UnrepliedItem, 'since'> & { is_long: boolean; conversation: ReturnType<typeof presentRow> }

async function waitingOf(ctx: Ctx, longest: UnrepliedItem[], long: Set<string>): Promise<Waiting[]> {
  const ids = longest.map(({ contact }) => contact)
  const contacts = new Map((await findContacts(ctx, ids)).map((contact) => [contact.id, contact]))
  return longest.flatMap(({ contact: id, since }) => {
    const contact = contacts.get(id)
    // The list of who waits lags behind changes.
    return contact && unrepliedDesk(contact)
      ? [{ since, is_long: long.has(id), conversation: presentRow(contact) }]
      : []
  })
}
