import { listActive } from '../integrations/store.ts'
import { enqueue } from '../outside/queues.ts'
import { listOpenRuns } from './store.ts'

/** A run that was started so long ago may have been forgotten, or its worker have broken off. */
const OVERDUE_MS = 5 * 60_000

/** Has every file fetched whose time has come, and every run looked after that should have ended. */
export async function planSyncs(now: Date): Promise<void> {
  await eachPage(listActive, (row) => {
    const { org, next_sync_at: due } = row
    return due <= now.toISOString() ? enqueue('sync-inventory', { org, due }) : undefined
  })
  const overdue = new Date(now.getTime() - OVERDUE_MS).toISOString()
  await eachPage(listOpenRuns, ({ org, run, since }) =>
    since <= overdue ? enqueue('sync-inventory', { org, run }) : undefined,
  )
}

async function eachPage<Row>(
  list: (place?: string) => Promise<{ rows: Row[]; place?: string }>,
  act: (row: Row) => Promise<void> | undefined,
) {
  let place: string | undefined
  do {
    const page = await list(place)
    await Promise.all(page.rows.map(act))
    place = page.place
  } while (place)
}
