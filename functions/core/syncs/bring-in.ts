import { openCatalogue, openLedger } from '../catalogue/open-catalogue.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import type { Work } from '../ctx.ts'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import type { SeenFile } from '../integrations/entity.ts'
import { readIntegration, setLastFile, setStuckFile } from '../integrations/store.ts'
import { compareFeed, type FeedComparison } from './compare-feed.ts'
import type { RunItem } from './entity.ts'
import { failureWords } from './failure-words.ts'
import { findKnownFiles } from './find-known-files.ts'
import { type Lease, LeaseLost } from './hold-lease.ts'
import { isUploadWaiting } from './is-upload-waiting.ts'
import { obtainFile } from './obtain-file.ts'
import { publishRun } from './publish-run.ts'
import { openReading, type Reading } from './read-file.ts'
import type { Report } from './report-progress.ts'
import { type Counts, NO_CAR, summaryOf, UP_TO_DATE, whyHeld } from './rules.ts'
import { changeRun, noteWriting } from './store.ts'
import { writeCars } from './write-cars.ts'

export type Outcome = Partial<Counts> & {
  status: 'done' | 'held' | 'failed'
  message: string
  file?: string
  has_problems?: boolean
  problems_of?: string
}

interface Run {
  run: RunItem
  /** Where the file lies on this machine while the run lasts. */
  path: string
  lease: Lease
  report: Report
}

/**
 * Fetches, reads and judges a run's file, writes what is not as it was, publishes it in one moment, then marks what is
 * sold: a car that the list shows is never sold. Undefined where the clock met a file again that is held or could not be
 * read, or the one that is shown while an upload is held: that has been said.
 */
export async function bringIn(work: Work, { run, path, lease, report }: Run): Promise<Outcome | undefined> {
  const { org, now } = work
  report('fetching', 0)
  const [integration, catalogue] = await Promise.all([readIntegration(org), openCatalogue(org, true)])
  if (catalogue?.lot.run !== run.id) throw new LeaseLost()
  const { lot, rows } = catalogue
  const isRepair = lot.writing !== undefined
  const { shown, told } = integration && !isRepair ? await findKnownFiles(org, run, integration) : {}
  const files = [shown, told].filter((known) => known !== undefined)
  const { file, known } = await obtainFile(org, { run, integration, known: files, toFile: path, report })
  const leave = async (told_by: string) => {
    if (integration && run.upload === undefined) await setStuckFile(integration, { ...file, told_by })
  }
  if (known && known === told) {
    await leave(told.told_by)
    return undefined
  }
  if (run.file !== file.name) await changeRun(['running'], { org, id: run.id, file: file.name })
  if (known) {
    if (integration) await setLastFile(integration, file)
    // Hour by hour, the news of nothing would push the upload out of the list.
    if (run.by === undefined && (await isUploadWaiting(work, run.id))) return undefined
    return upToDate(file, rows)
  }

  const ledger = await openLedger(org, lot)
  const comparison = compareFeed({ ledger, rows: byKey(rows), isRepair }, now)
  const reading = openReading(org, run, path, file.size)
  const onVehicles = (vehicles: FeedVehicle[]) => vehicles.forEach(comparison.take)
  const summary = await reading.judge({ onVehicles, onRefused: comparison.keep }, report).catch(async (error) => {
    if (failureWords(error) !== undefined) await leave(run.id)
    throw error
  })
  const counts: Counts = { ...comparison.counts, errors: summary.errors }
  const has_problems = await reading.keepProblems()
  const said = { file: file.name, has_problems, ...counts }
  const refused = judge(run, comparison)
  if (refused) {
    await leave(run.id)
    return { ...refused, ...said }
  }

  const isWritten = isRepair || counts.created + counts.changed + counts.sold > 0
  const writer = isWritten && (await write({ org, now, run, comparison, reading, isRepair, lease, report }))
  const superseded = await publishRun(work, { run, lot, comparison, dealers: summary.dealers, isWritten, lease })
  if (writer) await writer.sellGone(superseded)
  const { errors } = summary
  const read =
    run.upload === undefined ? { ...file, errors, problems_of: has_problems ? run.id : undefined } : undefined
  if (integration) await setLastFile(integration, read)
  return { status: 'done', message: summaryOf(counts), ...said }
}

/** What was wrong with the rows of a file is so as long as it is the newest. */
const upToDate = ({ name, errors, problems_of }: SeenFile, rows: readonly CatalogueRow[]): Outcome => ({
  status: 'done',
  message: UP_TO_DATE,
  file: name,
  unchanged: rows.filter(({ by_hand }) => !by_hand).length,
  errors: errors ?? 0,
  has_problems: problems_of !== undefined,
  problems_of,
})

interface Write extends Pick<Run, 'run' | 'lease' | 'report'>, Pick<Work, 'now' | 'org'> {
  comparison: FeedComparison
  reading: Reading
  isRepair: boolean
}

async function write({ org, now, run, comparison, reading, isRepair, lease, report }: Write) {
  lease.require()
  if (!(await noteWriting(org, run.id))) throw new LeaseLost()
  const gone = isRepair ? comparison.absent : comparison.gone
  const { created, changed } = comparison.counts
  const total = gone.length + (isRepair ? comparison.present : created + changed)
  const onWritten = (cars: number) => report('writing', cars / total)
  const writer = writeCars({ org, now, comparison, lease, onWritten })
  await reading.again({ onVehicles: writer.take })
  await writer.flush()
  return { sellGone: (more: readonly string[]) => writer.sell([...gone, ...more]) }
}

const byKey = (rows: readonly CatalogueRow[]) =>
  new Map(rows.filter(({ by_hand }) => !by_hand).map((row) => [row.key, row]))

/** A file without a car, or with too few of them, changes nothing before a manager has said that it is right. */
function judge({ is_confirmed }: RunItem, { present, gone, before }: FeedComparison) {
  if (present === 0 && before === 0) return { status: 'failed', message: NO_CAR } as const
  const message = is_confirmed ? undefined : whyHeld(present, gone.length, before)
  return message === undefined ? undefined : ({ status: 'held', message } as const)
}
