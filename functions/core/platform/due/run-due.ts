import type { DueFacts, Job } from '#contract/job.ts'
import { jobs } from '#contract/jobs.ts'
import { enqueueAll } from '../aws/queues.ts'
import { logFailure } from '../log.ts'
import { messageOf } from './due-times.ts'
import type { DueItem } from './entity.ts'
import { listDue, removeTaken } from './store.ts'

/** The next minute's run continues from there. */
const LONGEST_RUN_MS = 40_000

/**
 * Puts everything due by `now` on the queue of its kind, oldest first, and then removes the entries: a run that ends in
 * between leaves entries that are found again. The work may have been done, moved, or canceled meanwhile; only the job
 * that reads the item knows. A kind whose queue fails does not hold up others, and stays due. `rows`: the jobs by name.
 */
export async function runDue(now: Date, rows: Record<string, Job> = jobs): Promise<{ queued: number }> {
  const endsAt = Date.now() + LONGEST_RUN_MS
  const failures: unknown[] = []
  let queued = 0
  let after: string | undefined
  do {
    const { entries, place } = await listDue(now, after)
    const byKind = [...Map.groupBy(entries, ({ kind }) => kind)]
    const turns = await Promise.allSettled(byKind.map(([kind, found]) => handOver(kind, found, now, rows)))
    for (const turn of turns)
      if (turn.status === 'fulfilled') queued += turn.value
      else failures.push(turn.reason)
    after = place
  } while (after !== undefined && Date.now() < endsAt)
  if (failures.length > 0) throw new AggregateError(failures, 'Not all that is due could be put on its queue.')
  return { queued }
}

/** Returns the number put on the queue. */
async function handOver(kind: string, entries: DueItem[], now: Date, rows: Record<string, Job>): Promise<number> {
  const facts = dueFactsOf(rows[kind])
  // From a version that still had the kind: no job would ever take it.
  if (!facts) logFailure(new Error(`Nothing is done with ${entries.length} entries of the kind ${kind}.`))
  else
    await enqueueAll(
      kind,
      entries.map((entry) => ({ body: messageOf(entry, now, facts.lateMinutes) })),
    )
  await removeTaken(entries)
  return facts ? entries.length : 0
}

const dueFactsOf = (job: Job | undefined): DueFacts | undefined => (job?.source === 'queue' ? job.due : undefined)
