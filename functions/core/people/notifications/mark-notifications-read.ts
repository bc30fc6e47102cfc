import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { tellBrowsers } from './record-news.ts'
import { readUntil } from './rules.ts'
import { setReadUntil } from './store.ts'

/** Marks what the caller was told as read, up to a notification or a moment; their other browsers hear of it. */
export async function markNotificationsRead({ org, caller, now }: Ctx, { until }: { until: string }) {
  const read = readUntil(until, now)
  if (read === undefined) throw refusedFields({ until: { key: 'not_valid' } })
  if (await setReadUntil(org, caller.id, read)) await tellBrowsers(org, [caller.id])
  return { message: 'Notifications read.' }
}
