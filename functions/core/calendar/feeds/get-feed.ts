import type { Ctx } from '../../platform/ctx.ts'
import { findOwnFeed } from './store.ts'

/** The address at which the caller's calendar app reads their appointments; null until one is made. */
export async function getFeed({ org, caller }: Ctx) {
  return { url: (await findOwnFeed(org, caller.id))?.address ?? null }
}
