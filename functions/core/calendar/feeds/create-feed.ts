import { randomBytes } from 'node:crypto'
import { calendarFeedPath } from '#contract/calendar/appointment-path.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { hashOf } from './rules.ts'
import { findOwnFeed, putFeed } from './store.ts'

const SECRET_BYTES = 16

/** Makes a new secret address; the one before ends. */
export async function createFeed({ org, caller }: Ctx) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const address = `${publicUrl()}${calendarFeedPath(secret)}`
  await putFeed({ org, user: caller.id, hash: hashOf(secret), address }, await findOwnFeed(org, caller.id))
  return { url: address }
}
