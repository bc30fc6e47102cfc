import type { Waiting } from '#contract/due.ts'
import type { DueFacts } from '#contract/job.ts'
import { jobs } from '#contract/jobs.ts'
import { openCloud } from './cloud.ts'

/**
 * Does what is due of one dealership at a moment, as `run-due` would then: others' entries of this cloud are left alone.
 * Without a kind, all that is due.
 */
export async function runDueOf(org: string, now: Date, kind?: Waiting['kind']): Promise<number> {
  await openCloud()
  const { listDue, removeTaken } = await import('../functions/core/platform/due/store.ts')
  const { messageOf } = await import('../functions/core/platform/due/due-times.ts')
  const { enqueueAll } = await import('../functions/core/platform/aws/queues.ts')
  let found = 0
  let place: string | undefined
  do {
    const page = await listDue(now, place)
    const own = page.entries.filter((entry) => entry.org === org && (kind === undefined || entry.kind === kind))
    for (const [name, entries] of Map.groupBy(own, (entry) => entry.kind as Waiting['kind'])) {
      const { lateMinutes }: DueFacts = jobs[name].due
      await enqueueAll(
        name,
        entries.map((entry) => ({ body: messageOf(entry, now, lateMinutes) })),
      )
    }
    await removeTaken(own)
    found += own.length
    place = page.place
  } while (place !== undefined)
  return found
}
