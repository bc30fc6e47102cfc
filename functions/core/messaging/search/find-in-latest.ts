import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { type FoundTexts, type TextSearch, type TextSource, wantedOf } from '../../customers/text-words/text-source.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listNewest } from '../conversations/door.ts'

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
  const latest = await listNewest(ctx, 'active', { below: place, limit: CONVERSATIONS })
  const read = await Promise.all(
    latest.contacts.map(async (contact) => {
      const parts = partsOf(contact).map((id) => source.read(ctx.org, { ...contact, id }, words, between))
      return wantedOf(
        (await Promise.all(parts)).flatMap(({ found }) => found),
        search,
        contact,
      )
    }),
  )
  return { data: read.flat(), place: latest.place }
}
