import { enqueue } from '../../platform/aws/queues.ts'
import type { Guest } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findHook } from './store.ts'

interface Push {
  token: string
  headers: { 'x-goog-channel-id'?: string; 'x-goog-channel-token'?: string; 'x-goog-resource-state'?: string }
}

/** Google says that something changed in a calendar of ours: it is read by the job. */
export async function receivePush({ now }: Guest, { token, headers }: Push): Promise<void> {
  const hook = await findHook(token)
  const isOurs = hook && headers['x-goog-channel-token'] === token && headers['x-goog-channel-id'] === hook.channel
  if (!isOurs) throw notFound()
  // The first push of a channel only says that it works.
  if (headers['x-goog-resource-state'] === 'sync') return
  await enqueue('sync-google', { org: hook.org, user: hook.user, pushed_at: now.toISOString() })
}
