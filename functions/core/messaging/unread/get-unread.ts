import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { MOST_MARKED } from './rules.ts'
import { countUnread } from './store.ts'

/** How many conversations wait to be read, of those that the caller may see, as far as a mark tells. */
export async function getUnread({ org, caller }: Ctx) {
  return { unread_chats: await countUnread(org, desksSeenBy(caller), { enough: MOST_MARKED }) }
}
