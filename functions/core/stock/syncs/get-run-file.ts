import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dequal } from 'dequal'
import { downloadListFile, putListFile, uploadName } from '../../platform/aws/list-files.ts'
import { decryptOnce } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { setOtherFiles } from '../integrations/door.ts'
import type { IntegrationItem, ListedFile, SeenFile } from '../integrations/entity.ts'
import type { RunItem } from './entity.ts'
import type { Report } from './record-progress.ts'
import { isFileAtHand, isOfSameSeries } from './rules.ts'
import { listOverrides } from './store.ts'

/** The rest of the worker's ten minutes is for reading and writing. */
const FETCH_TOTAL_MS = 6 * 60_000

interface Wanted {
  run: RunItem
  integration: IntegrationItem | undefined
  /** Files that need not be read again. */
  known: readonly SeenFile[]
  toFile: string
  report: Report
}

interface RunFile {
  file: SeenFile
  /** The known file it equals, in which case it is not on this machine. */
  known?: SeenFile
  /** Newer files on the dealer's server that were skipped, because they are not vehicle lists. */
  others?: string[]
}

/**
 * Brings a run's file to this machine: the upload, the file kept from a held or interrupted run, or else the newest
 * vehicle list on the dealer's server, which is stored first. Throws FtpFailure or AppError for a manager.
 */
export async function getRunFile(org: OrgId, wanted: Wanted): Promise<RunFile> {
  const { run, toFile } = wanted
  const name = run.upload === undefined ? keptName(run) : uploadName(run.upload)
  const isOwnFile = isFileAtHand(run)
  const isThere = (isOwnFile || run.kept !== undefined) && (await downloadListFile(org, name, toFile))
  if (!isThere && isOwnFile) throw new AppError('file_gone')
  if (!isThere) return fetchFile(org, wanted)
  return { file: await describe(run.file ?? 'inventory.csv', toFile) }
}

const keptName = ({ id, kept = id }: Pick<RunItem, 'id' | 'kept'>) => `${kept}.csv`

async function fetchFile(org: OrgId, { run, integration, known, toFile, report }: Wanted): Promise<RunFile> {
  if (!integration) throw new AppError('not_connected')
  const { server, username, ftp_password, allow_plain } = integration
  const password = await decryptOnce(org, 'ftp_password', ftp_password)
  const { fetchNewestFeed } = await import('../dealer-ftp/dealer-ftp.ts')
  const knownAs = (file: ListedFile) => known.find((one) => isSame(one, file))
  const { other_files = [], last_file } = integration
  const found = await fetchNewestFeed(
    { server, username, password, allow_plain },
    {
      toFile,
      isKnown: (file) => knownAs(file) !== undefined,
      isOther: (file) => other_files.some((one) => isSame(one, file)),
      // A successor of the dealer's list that cannot be read is reported, not skipped in favor of an old one.
      isList: async ({ name }) => (last_file && isOfSameSeries(name, last_file.name)) || isList(org, toFile),
      onProgress: (bytes, total) => report('fetching', total > 0 ? bytes / total : 0),
      patience: { totalMs: FETCH_TOTAL_MS },
    },
  )
  if (found.outcome === 'none') throw new AppError('ftp_no_feed')
  if (!dequal(found.others, other_files)) await setOtherFiles(integration, found.others)
  const others = found.others.map((other) => other.name)
  const listed = knownAs(found.file)
  if (found.outcome === 'known' && listed) return { file: listed, known: listed, others }
  const { name, modified_at } = found.file
  const file = { ...(await describe(name, toFile)), modified_at }
  const same = known.find(({ hash }) => hash === file.hash)
  if (same) return { file: { ...same, ...file }, known: same, others }
  await putListFile(org, keptName(run), toFile, file.hash)
  return { file, others }
}

async function isList(org: OrgId, path: string): Promise<boolean> {
  const overrides = await listOverrides(org)
  const { isVehicleList } = await import('../feeds/is-vehicle-list.ts')
  return isVehicleList(
    () => createReadStream(path),
    (header_hash) => overrides.get(header_hash),
  )
}

/** A time without seconds may hide a change within its minute: then the content decides. */
const isSame = (known: ListedFile, { name, size, modified_at }: ListedFile) =>
  known.name === name &&
  known.size === size &&
  modified_at !== undefined &&
  known.modified_at === modified_at &&
  !modified_at.endsWith(':00.000Z')

async function describe(name: string, path: string): Promise<SeenFile> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path)) digest.update(chunk)
  return { name, size: (await stat(path)).size, hash: digest.digest('hex') }
}
