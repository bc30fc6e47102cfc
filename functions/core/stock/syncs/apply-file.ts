import type { Work } from '../../platform/ctx.ts'
import type { LotItem } from '../catalogue/entity.ts'
import { openLedger } from '../catalogue/open-catalogue.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import { findIntegration, setLastFile, setStuckFile } from '../integrations/door.ts'
import type { IntegrationItem, SeenFile } from '../integrations/entity.ts'
import { compareFeed, type FeedComparison } from './compare-feed.ts'
import type { Outcome, RunItem } from './entity.ts'
import { failureWords } from './failure-words.ts'
import type { Lease } from './hold-lease.ts'
import { publishRun } from './publish-run.ts'
import { openReading } from './read-file.ts'
import type { Report } from './record-progress.ts'
import { type Counts, isOfServer, whyHeld } from './rules.ts'

interface Apply {
  run: RunItem
  /** The file's local path. */
  path: string
  file: SeenFile
  integration: IntegrationItem | undefined
  /** Lot and catalogue as they were when the run began. */
  lot: LotItem
  rows: readonly CatalogueRow[]
  lease: Lease
  report: Report
}

/**
 * Reads and judges a run's file; a good one becomes the inventory, any other is remembered for the scheduler to skip.
 * Undefined if another server was connected since the file was fetched: then the file no longer applies.
 */
export async function applyFile(
  work: Work,
  { path, file, integration, ...apply }: Apply,
): Promise<Outcome | undefined> {
  const { org, now } = work
  const { run, lot, rows, report } = apply
  const noteStuck = async () => {
    if (integration && run.upload === undefined) await setStuckFile(integration, { ...file, told_by: run.id })
  }

  const ledger = (await openLedger(org, lot)).values()
  const comparison = compareFeed({ ledger, rows, isRepair: lot.writing !== undefined }, now)
  // Frees what unpacking left behind, which would otherwise stay until the file is read; the job's options expose gc.
  globalThis.gc?.()
  const reading = openReading(org, run, path, file.size)
  const onVehicles = (vehicles: FeedVehicle[]) => vehicles.forEach(comparison.take)
  const summary = await reading.judge({ onVehicles, onRefused: comparison.keep }, report).catch(async (error) => {
    if (failureWords(error) !== undefined) await noteStuck()
    throw error
  })
  const connected_at = run.upload === undefined ? integration?.connected_at : undefined
  if (!isOfServer({ ...run, connected_at }, await findIntegration(org))) return undefined
  const { dealers, errors } = summary
  const counts: Counts = { ...comparison.counts, errors }
  const has_problems = await reading.keepProblems()
  const said = { file: file.name, connected_at, has_problems, ...counts }
  const refused = judge(run, comparison, reading.isLeftOut('price', summary) ? NO_PRICES : comparison.prices)
  if (refused) {
    await noteStuck()
    return { ...refused, ...said }
  }

  await publishRun(work, { ...apply, comparison, reading, dealers })
  const read = { ...file, errors, problems_of: has_problems ? run.id : undefined }
  if (integration) await setLastFile(integration, run.upload === undefined ? read : undefined)
  const about = { ...counts, ...(reading.lacks('price', summary) && { lacks_prices: true as const }) }
  return { status: 'done', words: { key: 'brought_in', about }, ...said }
}

/** If a manager maps no price column, no prices are missing. */
const NO_PRICES = { priced: 0, lost: 0 }

/** A file without vehicles, or with too few, changes nothing until a manager confirms it. */
function judge({ is_confirmed }: RunItem, { present, gone, before }: FeedComparison, prices: FeedComparison['prices']) {
  if (present === 0 && before === 0) return { status: 'failed', words: { key: 'no_vehicle' } } as const
  const words = is_confirmed ? undefined : whyHeld({ present, before, gone: gone.length, ...prices })
  return words && ({ status: 'held', words } as const)
}
