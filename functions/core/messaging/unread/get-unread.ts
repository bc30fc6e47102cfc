import type { Ctx } from '../../platform/ctx.ts'
import { countUnread } from './door.ts'
import { MOST_MARKED } from './unread-desks.ts'

/** The number of conversations that wait to be read, of those that the caller may see, as far as a mark tells. */
export async function getUnread(ctx: Ctx) {
  return { unread_chats: await countUnread(ctx, { enough: MOST_MARKED }) }
}
