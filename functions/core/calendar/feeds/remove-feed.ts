import type { Ctx } from '../../platform/ctx.ts'
import { deleteFeed, findOwnFeed } from './store.ts'

export async function removeFeed({ org, caller }: Ctx) {
  const own = await findOwnFeed(org, caller.id)
  if (own) await deleteFeed(own)
}
