import type { Work } from '../../platform/ctx.ts'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import { findIntegration, setLastFile, setStuckFile } from '../integrations/door.ts'
import type { SeenFile } from '../integrations/entity.ts'
import { applyFile } from './apply-file.ts'
import type { Outcome, RunItem } from './entity.ts'
import { findKnownFiles } from './find-known-files.ts'
import { getRunFile } from './get-run-file.ts'
import { type Lease, LeaseLost } from './hold-lease.ts'
import { listLatest } from './list-syncs.ts'
import type { Report } from './record-progress.ts'
import { isFileKept, isOfServer } from './rules.ts'
import { forgetFile, setFile } from './store.ts'

interface Job {
  run: RunItem
  /** The file's local path while the run lasts. */
  path: string
  lease: Lease
  report: Report
}

/**
 * Finds a run's file and imports it unless it is already known; starts over if another server was connected meanwhile,
 * or since the file was held. Undefined if a scheduled run finds a file that is already reported as held or unreadable,
 * or the current file while an upload is held.
 */
export async function importFile(work: Work, job: Job): Promise<Outcome | undefined> {
  const { org } = work
  const { run, path, report } = job
  report('fetching', 0)
  const [integration, catalogue] = await Promise.all([findIntegration(org), openCatalogue(org, true)])
  if (catalogue?.lot.run !== run.id) throw new LeaseLost()
  if (run.is_confirmed && !isOfServer(run, integration)) return beginAnew(work, job)
  const { lot, rows } = catalogue
  // After a run that broke off, every vehicle is checked, even in a known file.
  const { shown, told } = integration && !lot.writing ? await findKnownFiles(work, run, integration) : {}
  const files = [shown, told].filter((known) => known !== undefined)
  const { file, known, others } = await getRunFile(org, { run, integration, known: files, toFile: path, report })
  if (integration && told && known === told) {
    await setStuckFile(integration, { ...file, told_by: told.told_by })
    return undefined
  }
  if (run.file !== file.name || others) await setFile(org, run.id, file.name, others)
  if (!known) {
    const outcome = await applyFile(work, { ...job, lot, rows, integration, file })
    return outcome ?? beginAnew(work, job)
  }

  if (integration) await setLastFile(integration, file)
  // Hourly reports that nothing is new would push the upload off the list.
  if (run.by === undefined && (await isUploadWaiting(work, run.id))) return undefined
  return upToDate(file, rows)
}

/** The file's name is cleared too: another file is looked for. */
async function beginAnew(work: Work, job: Job) {
  await forgetFile(work.org, job.run.id)
  return importFile(work, { ...job, run: { ...job.run, kept: undefined, file: undefined, is_confirmed: false } })
}

/** Problems with a file's rows remain as long as it is the newest. */
const upToDate = ({ name, errors, problems_of }: SeenFile, rows: readonly CatalogueRow[]): Outcome => ({
  status: 'done',
  words: { key: 'up_to_date' },
  file: name,
  unchanged: rows.filter(({ by_hand }) => !by_hand).length,
  errors: errors ?? 0,
  has_problems: problems_of !== undefined,
  problems_of,
})

/** True if an uploaded file can still be confirmed, and no failure since then would be overridden. */
async function isUploadWaiting({ org, now }: Pick<Work, 'org' | 'now'>, run: string): Promise<boolean> {
  const runs = (await listLatest(org)).filter(({ id }) => id !== run)
  const isWaiting = (one: (typeof runs)[number]) =>
    one.status === 'held' && one.upload !== undefined && isFileKept(one, now)
  return runs[0]?.status !== 'failed' && runs.some(isWaiting)
}
