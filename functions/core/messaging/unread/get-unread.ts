import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { countUnread } from './store.ts'

/** How many conversations wait to be read, of those that the caller may see. */
export async function getUnread({ org, caller }: Ctx) {
  return { unread_chats: await countUnread(org, desksSeenBy(caller)) }
}
