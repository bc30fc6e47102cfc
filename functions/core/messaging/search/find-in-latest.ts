import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { type FoundTexts, type TextSearch, type TextSource, wantedOf } from '../../customers/text-words/text-source.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { placeIn } from '../../platform/table/sections.ts'
import { listInbox } from '../conversations/inbox-store.ts'

/** Conversations that a page looks into. */
const CONVERSATIONS = 6

/** The messages with words of every day, which have no index: those of the latest active conversations, some at a time. */
export async function findInLatest(
  ctx: Ctx,
  source: TextSource,
  search: TextSearch,
  place: string | undefined,
): Promise<FoundTexts> {
  const { words, between } = search
  const pages = await Promise.all(
    desksSeenBy(ctx.caller).map((desk) => listInbox(ctx.org, desk, 'active', place, CONVERSATIONS)),
  )
  const placed = pages.flatMap(({ rows }) => rows).map((contact) => ({ contact, at: placeIn(contact.inbox_at ?? '') }))
  const latest = placed.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, CONVERSATIONS)
  const read = await Promise.all(
    latest.map(async ({ contact }) => {
      const parts = partsOf(contact).map((id) => source.read(ctx.org, { ...contact, id }, words, between))
      return wantedOf(
        (await Promise.all(parts)).flatMap(({ found }) => found),
        search,
        contact,
      )
    }),
  )
  return {
    data: read.flat(),
    place: latest.length === CONVERSATIONS ? latest.at(-1)?.at : undefined,
  }
}
