import { jobs } from '#contract/jobs.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { listActive } from '../integrations/door.ts'
import { listOpenRuns } from './store.ts'

/** Until the next planning; SQS delays a message no longer than that. */
const AHEAD_MS = jobs['plan-rounds'].everyMinutes * 60_000
/** A run started this long ago may have been lost, or its worker may have broken off. */
const OVERDUE_MS = 5 * 60_000

/** Schedules every file for its own minute in the coming quarter hour, and checks every run that should have ended. */
export async function planSyncs(now: Date): Promise<void> {
  const until = momentFrom(now, AHEAD_MS)
  await eachPage(listActive, (rows) =>
    rows
      .filter(({ next_sync_at }) => next_sync_at < until)
      .map(({ org, next_sync_at: due }) => ({ body: { org, due }, delaySeconds: secondsUntil(due, now) })),
  )
  const overdue = momentFrom(now, -OVERDUE_MS)
  await eachPage(listOpenRuns, (rows) =>
    rows.filter(({ since }) => since <= overdue).map(({ org, run }) => ({ body: { org, run } })),
  )
}

const momentFrom = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

const secondsUntil = (due: string, now: Date) => Math.max(0, Math.ceil((Date.parse(due) - now.getTime()) / 1000))

/** Queues the syncs for each page of the table. */
async function eachPage<Row>(
  list: (place?: string) => Promise<{ rows: Row[]; place?: string }>,
  worksOf: (rows: Row[]) => Parameters<typeof enqueueAll>[1],
) {
  let place: string | undefined
  do {
    const page = await list(place)
    await enqueueAll('sync-inventory', worksOf(page.rows))
    place = page.place
  } while (place)
}
