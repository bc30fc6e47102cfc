import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressKey } from '#contract/customers/channels/address-key.ts'
import { IMPORT_ROWS_MAX } from '#contract/customers/imports.ts'
import { findCaller } from '../../people/accounts/find-caller.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { downloadListFile, putListText, removeListFile, uploadName } from '../../platform/aws/list-files.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Caller, OrgId, Work } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { AppError } from '../../platform/errors.ts'
import { addressesOf } from '../contacts/reachable-addresses.ts'
import { listFields } from '../fields/door.ts'
import { putImportEntry } from '../history/door.ts'
import { listLabels } from '../labels/list-labels.ts'
import { listStages } from '../stages/list-stages.ts'
import type { ImportItem, RefusedRow } from './entity.ts'
import { errorsCsv, type ToldRow } from './errors-csv.ts'
import { importPerson } from './import-person.ts'
import { listRows } from './list-rows.ts'
import { planColumns } from './plan-columns.ts'
import { type Person, readPerson } from './read-person.ts'
import { HELD_MS, ROWS_A_PART } from './rules.ts'
import { addPart, errorsName, findImport, finishImport, holdImport, listParts } from './store.ts'

/** A worker gives the rest to the next before its function's time is over. */
const WORKER_MS = 8 * 60_000
const AT_ONCE = 8

interface Row {
  line: number
  person: Person
  errors: RefusedRow['reasons']
  left_out: RefusedRow['reasons']
}

/** Waits before a part is written; it is told how many are. */
type Pace = (org: OrgId, id: string, parts: number) => Promise<void>

/** Brings in an import's file, part by part at a `pace`; whoever comes after a break goes on behind the last whole part. */
export async function importContacts(work: Work, { id }: { id: string }, pace: Pace = async () => {}): Promise<void> {
  const { org } = work
  const run = await holdImport(org, id, HELD_MS)
  if (!run) {
    const seen = await findImport(org, id)
    // Another worker has it, or had it and broke off.
    if (seen?.status === 'running') await enqueue('import-contacts', { org, id }, { delaySeconds: HELD_MS / 1000 })
    else await removeListFile(org, uploadName(id))
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'file')
    if (!(await downloadListFile(org, uploadName(id), path))) throw new AppError('import_file_gone')
    if (run.parts === 0) {
      await requireFewRows(path)
      await putImportEntry({ org, id, at: work.now.toISOString(), ...consentOf(run) })
    }
    if (!(await bringIn(work, run, path, pace))) return
    await putErrors(work, run, path)
    await finishImport(org, id, { status: 'done' }, work.now)
    await removeListFile(org, uploadName(id))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await finishImport(org, id, { status: 'failed', words: error.words }, work.now)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The user who states that the file's people agreed to be contacted, and where they did. */
const consentOf = ({ by, by_name, consent }: ImportItem) => ({ user_id: by, user_name: by_name, consent })

/** Throws before anybody came in. */
async function requireFewRows(path: string) {
  let rows = 0
  for await (const _ of listRows(path))
    if (rows++ > IMPORT_ROWS_MAX) throw new AppError('too_many_rows', { most: IMPORT_ROWS_MAX, list: 'contacts' })
}

/** Writes what is not written yet; false where it was stopped, or goes on in another worker. */
async function bringIn(work: Work, run: ImportItem, path: string, pace: Pace): Promise<boolean> {
  const begun = Date.now()
  const [{ data: stages }, { data: labels }, { phone_country: country }, fields] = await Promise.all([
    listStages(work),
    listLabels(work),
    readOrganization(work.org),
    listFields(work.org),
  ])
  const { header, mapping, places } = run
  const year = work.now.getUTCFullYear()
  const columns = planColumns({ header, mapping, places, stages, labels, fields, country, year })
  const lineOf = new Map<string, number>()
  let part: Row[] = []
  let parts = 0

  const close = async () => {
    if (parts >= run.parts) {
      await pace(work.org, run.id, parts)
      if (!(await writePart(work, run, parts, part))) return false
    }
    parts++
    part = []
    return true
  }
  let isHeader = true
  for await (const { line, cells } of listRows(path)) {
    if (isHeader) {
      isHeader = false
      continue
    }
    const row = cells ? { line, ...(await readPerson(cells, columns)) } : unreadable(line)
    tellTwin(row, lineOf)
    part.push(row)
    if (part.length < ROWS_A_PART) continue
    if (!(await close())) return false
    if (Date.now() - begun < WORKER_MS) continue
    await enqueue('import-contacts', { org: run.org, id: run.id }, { delaySeconds: HELD_MS / 1000 })
    return false
  }
  return part.length === 0 || close()
}

const unreadable = (line: number): Row => ({
  line,
  person: { addresses: {} },
  errors: { '': { key: 'row_unreadable' } },
  left_out: {},
})

/** The second good row of one number is refused. */
function tellTwin(row: Row, lineOf: Map<string, number>) {
  if (Object.keys(row.errors).length > 0) return
  for (const address of addressesOf({ addresses: row.person.addresses }).map(addressKey)) {
    const line = lineOf.get(address)
    if (line === undefined) lineOf.set(address, row.line)
    else if (line !== row.line) row.errors.phone ??= { key: 'number_twice', about: { line } }
  }
}

async function writePart(work: Work, run: ImportItem, n: number, rows: Row[]): Promise<boolean> {
  const importer = { org: work.org, now: work.now, caller: await requireImporter(work, run) }
  const result = {
    made: [] as string[],
    updated: 0,
    skipped: 0,
    refused: [] as RefusedRow[],
    left_out: [] as RefusedRow[],
  }
  await eachAtOnce(rows, AT_ONCE, async ({ line, person, errors, left_out }) => {
    const isRefused = Object.keys(errors).length > 0
    const outcome = isRefused
      ? { refused: { ...left_out, ...errors } }
      : await importPerson(importer, run, person).catch(refusedBy)
    if (outcome === 'updated' || outcome === 'skipped') result[outcome]++
    else if ('made' in outcome) result.made.push(outcome.made)
    else result.refused.push({ line, reasons: outcome.refused })
    const isIn = typeof outcome === 'string' || 'made' in outcome
    if (isIn && Object.keys(left_out).length > 0) result.left_out.push({ line, reasons: left_out })
  })
  if (!(await addPart(run, n, { rows: rows.length, ...result }, Date.now() + HELD_MS))) return false
  return goesOn(work, run)
}

/** Returns the importing user with their current permissions; throws if they have left. */
async function requireImporter({ org, now }: Work, { by, by_name }: ImportItem): Promise<Caller> {
  const caller = await findCaller(org, by)
  if (!caller || haltOf(caller.standing, now)) throw new AppError('importer_gone', { name: by_name })
  return caller
}

/** One contact that everybody changes at once refuses its row, and not the file. */
function refusedBy(error: unknown): { refused: RefusedRow['reasons'] } {
  if (error instanceof AppError) return { refused: { '': error.words } }
  throw error
}

/** A part that was being written when the import was undone is taken back with the others. */
async function goesOn({ org }: Work, { id }: ImportItem): Promise<boolean> {
  const status = (await findImport(org, id))?.status
  if (status === 'undone') await enqueue('import-contacts', { org, id, undo: true })
  return status === 'running'
}

/** Keeps the rows that were refused, or came in without something, where they can be had as a file, as they came. */
async function putErrors({ org }: Work, run: ImportItem, path: string) {
  const told = new Map<number, ToldRow>()
  for await (const { refused, left_out = [] } of listParts(org, run.id)) {
    for (const row of refused) told.set(row.line, { ...row, isIn: false })
    for (const row of left_out) told.set(row.line, { ...row, isIn: true })
  }
  if (told.size === 0) return
  let header: string[] | undefined
  const rows: (ToldRow & { cells: string[] })[] = []
  for await (const { line, cells = [] } of listRows(path)) {
    const row = told.get(line)
    if (!header) header = cells
    else if (row) rows.push({ ...row, cells })
  }
  await putListText(org, errorsName(run.id), errorsCsv(header ?? run.header, rows, run.language))
}
