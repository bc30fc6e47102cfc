import type { WaitingFilter } from '#contract/customers/waiting-filters.ts'
import { NOBODY } from '../../customers/contacts/desk-names.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { addressesOf } from '../../customers/contacts/reachable-addresses.ts'
import type { WantedOf } from '../../customers/search/search-contacts.ts'
import type { Seen } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { momentKey } from '../../platform/table/ids.ts'
import type { UnrepliedItem } from '../unread/entity.ts'
import { findWaiting } from '../unread/find-waiting.ts'
import { unrepliedDesk } from '../unread/unread-desks.ts'
import { presentRow } from './present-row.ts'

/** Contacts that one call reads at most. */
const MOST_READ = 500

interface Input {
  waiting: WaitingFilter
  search: string
  per_page: number
  /** Of the last row of the page before. */
  place: string | undefined
  wantedOf: WantedOf
}

/** Conversations that wait for an answer, whoever began to wait last first; `place` leads on where there may be more. */
export async function listWaitingRows(ctx: Ctx, { waiting, search, per_page, place, wantedOf }: Input) {
  const all = (await findWaiting(ctx))[waiting]
  const left = all.filter((mark) => place === undefined || placeOf(mark) < place)
  const isWaiting = (desk: string | undefined) => desk && (waiting !== 'unassigned' || desk === NOBODY)
  const isNamed = (contact: ContactItem) =>
    [displayName(contact), ...addressesOf(contact.listed)].join(' ').toLowerCase().includes(search.toLowerCase())
  const found: Seen<ContactItem>[] = []
  let read = 0
  while (read < left.length && read < MOST_READ && found.length < per_page) {
    const some = left.slice(read, read + per_page - found.length)
    read += some.length
    const contacts = new Map(
      (
        await findContacts(
          ctx,
          some.map(({ contact }) => contact),
        )
      ).map((contact) => [contact.id, contact]),
    )
    // The marks lag behind changes.
    const waitingStill = some
      .flatMap(({ contact }) => contacts.get(contact) ?? [])
      .filter((contact) => isWaiting(unrepliedDesk(contact)) && isNamed(contact))
    found.push(...(await wantedOf(waitingStill)))
  }
  const last = left[read - 1]
  return {
    data: found.map(presentRow),
    total: place === undefined && read === left.length ? found.length : null,
    place: last && read < left.length ? placeOf(last) : undefined,
  }
}

const placeOf = ({ since, contact }: UnrepliedItem) => momentKey(Date.parse(since), contact)
