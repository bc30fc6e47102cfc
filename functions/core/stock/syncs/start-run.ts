import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { getOrCreateLot } from '../catalogue/get-or-create-lot.ts'
import { findNextSync, isIntegrationActive } from '../integrations/door.ts'
import { endInterrupted } from './end-runs.ts'
import type { RunItem } from './entity.ts'
import { findOpenRun } from './find-open-run.ts'
import { leaseUntil } from './hold-lease.ts'
import { isFileAtHand, RUN_KEPT_DAYS } from './rules.ts'
import { addRun, findRun } from './store.ts'

interface Start {
  /** The user who requested it; absent if scheduled. */
  by?: string
  /** A file uploaded by hand, with its name. */
  upload?: string
  file?: string
  /** The run that broke off and has the fetched file. */
  kept?: string
  connected_at?: string
  is_confirmed?: boolean
  attempt?: number
  /** The scheduled time; starts only if that is still the next one. */
  due?: string
}

/**
 * Creates a run and gives it the dealership's lot; its worker is started by the table's stream. If a run is already in
 * progress, returns that one (`isNew` false); undefined if the scheduled time was already taken.
 */
export async function startRun(
  { org, now }: { org: OrgId; now: Date },
  start: Start,
): Promise<{ run: RunItem; isNew: boolean } | undefined> {
  let result: { run: RunItem; isNew: boolean } | undefined
  await retryOnConflict(async () => {
    const seen = await getOrCreateLot(org, now)
    const open = await findOpenRun(org, seen)
    if (open) {
      result = { run: open, isNew: false }
      return true
    }
    if (!isFileAtHand(start) && !(await isIntegrationActive(org))) throw new AppError('not_connected')
    if (start.due !== undefined && (await findNextSync(org)) !== start.due) return true

    const run = newRun(org, now, start)
    const next = !isFileAtHand(start) ? { now, due: start.due } : undefined
    if (!(await addRun(run, { seen, until: leaseUntil(), next }))) return false
    if (seen.run !== undefined) await endInterrupted(org, seen.run, seen)
    result = { run: (await findRun(org, run.id)) as RunItem, isNew: true }
    return true
  })
  return result
}

const newRun = (org: OrgId, now: Date, { due: _, ...start }: Start) => ({
  org,
  id: newId(now),
  status: 'queued' as const,
  started_at: now.toISOString(),
  ...start,
  ttl: Math.floor(now.getTime() / 1000) + RUN_KEPT_DAYS * 86_400,
})
