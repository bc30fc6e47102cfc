import { findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { withLongTexts } from '../../customers/contacts/read-whole-texts.ts'
import { findImportEntry } from '../../customers/history/door.ts'
import { putTold } from '../../customers/twins/door.ts'
import { findTwins, type Twins } from '../../customers/twins/find-twins.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { hasDeal } from '../deals/door.ts'
import { joinContacts } from './join-store.ts'
import { contradict, mergedContact } from './merged-contact.ts'

/** A night tells of so many, the next one of more. */
const MOST_TOLD = 20
/** The next night goes on. */
const LONGEST_RUN_MS = 240_000

type HasCalls = (org: OrgId, contact: string) => Promise<boolean>

/**
 * Joins contacts that are one person where nothing contradicts, and tells managers of the others once. One of the two
 * must have neither a conversation, a call, nor a deal: it goes, and the other gets all that it had. Whom somebody said to be two
 * stays two. Safe to repeat.
 */
export async function joinTwins(work: Work, hasCalls: HasCalls): Promise<void> {
  const until = Date.now() + LONGEST_RUN_MS
  let news = 0
  for (const twins of await findTwins(work.org)) {
    if (Date.now() > until) return
    if ((await joinPair(work, twins, hasCalls)) || twins.isTold || news === MOST_TOLD) continue
    await tell(work, twins)
    news++
  }
}

/** False where they contradict each other; one that is gone by now is no twin. */
const joinPair = async (work: Work, { pair }: Twins, hasCalls: HasCalls): Promise<boolean> => {
  let isOne = true
  await retryOnConflict(async () => {
    const found = await withLongTexts(work.org, await findContacts(work, [...pair], true))
    const [older, younger] = found.toSorted((a, b) => (a.people_at < b.people_at ? -1 : 1))
    if (!older || !younger) return true
    const leaving = await findFree(work.org, [younger, older], hasCalls)
    const kept = leaving === younger ? older : younger
    const after = leaving && (await joined(work, kept, leaving))
    isOne = after !== undefined
    return !after || joinContacts(work, kept, leaving, after)
  })
  return isOne
}

/** The contact that one becomes with all of the other; undefined where that is for a person to say. */
async function joined({ org, now }: Work, kept: ContactItem, leaving: ContactItem) {
  if (contradict(kept, leaving) || (await bothAgreed(org, kept, leaving))) return undefined
  return mergedContact({ kept, leaving, sold_for: kept.listed.sold_for, now })
}

/** The first who has nothing that bears their id in other places: messages and deals with their files, calls with their recordings. */
async function findFree(org: OrgId, contacts: ContactItem[], hasCalls: HasCalls) {
  for (const contact of contacts)
    if (
      contact.merged === undefined &&
      Object.keys(contact.channels).length === 0 &&
      !(await hasDeal(org, contact.id)) &&
      !(await hasCalls(org, contact.id))
    )
      return contact
}

/** True if a file says of each where they agreed to be contacted: a contact is of one import. */
async function bothAgreed(org: OrgId, kept: ContactItem, leaving: ContactItem): Promise<boolean> {
  if (!kept.import || !leaving.import || kept.import === leaving.import) return false
  return (await findImportEntry(org, leaving.import)) !== undefined
}

async function tell({ org, now }: Work, { pair, name: about }: Twins): Promise<void> {
  const [contact, other] = pair
  await recordNews(org, [{ inbox: INBOXES.managers, kind: 'twins_found', about, contact, other, at: now }])
  await putTold(org, pair, now)
}
