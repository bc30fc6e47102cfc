import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { readUntil } from './read-position.ts'
import { tellBrowsers } from './record-news.ts'
import { setReadUntil } from './store.ts'

/** Marks the caller's notifications as read up to one, or up to a time; updates their other browsers. */
export async function markNotificationsRead({ org, caller, now }: Ctx, { until }: { until: string }) {
  const read = readUntil(until, now)
  if (read === undefined) throw refusedFields({ until: { key: 'not_valid' } })
  if (await setReadUntil(org, caller.id, read)) await tellBrowsers(org, [caller.id])
  return { message: 'Notifications read.' }
}
