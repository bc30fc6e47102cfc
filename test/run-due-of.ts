import type { Waiting } from '#contract/due.ts'
import { openCloud } from './cloud.ts'

/** Does what is due of one dealership at a moment, as `run-due` would then: others' entries of this cloud are left alone. */
export async function runDueOf(org: string, now: Date, kind: Waiting['kind']): Promise<number> {
  await openCloud()
  const { listDue, removeTaken } = await import('../functions/core/platform/due/store.ts')
  const { messageOf } = await import('../functions/core/platform/due/due-times.ts')
  const { enqueueAll } = await import('../functions/core/platform/aws/queues.ts')
  let found = 0
  let place: string | undefined
  do {
    const page = await listDue(now, place)
    const own = page.entries.filter((entry) => entry.org === org && entry.kind === kind)
    await enqueueAll(
      kind,
      own.map((entry) => ({ body: messageOf(entry, now) })),
    )
    await removeTaken(own)
    found += own.length
    place = page.place
  } while (place !== undefined)
  return found
}
