import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMPORT_ROWS_MAX } from '#contract/customers/imports.ts'
import { downloadFeedFile, uploadName } from '../../platform/aws/feed-files.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { readBatches } from '../../platform/tabular/read-batches.ts'
import { addressesOf } from '../contacts/rules.ts'
import { stagesOf } from '../stages/rules.ts'
import { getPipeline } from '../stages/store.ts'
import type { ImportItem, RefusedRow } from './entity.ts'
import { importPerson } from './import-person.ts'
import { type ReadPerson, readPerson } from './read-person.ts'
import { CONTACT_LIST, HELD_MS, ROWS_A_PART } from './rules.ts'
import { addPart, endImport, findImport, holdImport, putErrors } from './store.ts'

/** A worker gives the rest to the next before its function's time is over. */
const WORKER_MS = 8 * 60_000
const AT_ONCE = 8

type Row = ReadPerson & { line: number; cells: string[] }

/** Brings in an import's file, part by part; whoever comes after a break goes on behind the last whole part. */
export async function importContacts(work: Work, { id }: { id: string }): Promise<void> {
  const { org } = work
  const run = await holdImport(org, id, HELD_MS)
  if (!run) {
    const seen = await findImport(org, id)
    // Another worker has it, or had it and broke off.
    if (seen?.status === 'running') await enqueue('import-contacts', { org, id }, { delaySeconds: HELD_MS / 1000 })
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'file')
    if (!(await downloadFeedFile(org, uploadName(id), path))) throw new AppError('import_file_gone')
    const isWhole = await bringIn(work, run, path)
    if (!isWhole) return
    await putErrors(org, run)
    await endImport(org, id, { status: 'done' }, work.now)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await endImport(org, id, { status: 'failed', words: error.words }, work.now)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes what is not written yet; false where it was stopped, or goes on in another worker. */
async function bringIn(work: Work, run: ImportItem, path: string): Promise<boolean> {
  const begun = Date.now()
  const columns = { header: run.header, mapping: run.mapping, stages: stagesOf(await getPipeline(work.org, true)) }
  const lineOf = new Map<string, number>()
  let part: Row[] = []
  let rows = 0
  let parts = 0
  let isHeader = true

  const close = async () => {
    if (parts >= run.parts && !(await writePart(work, run, parts, part))) return false
    parts++
    part = []
    return true
  }
  for await (const batch of readBatches(
    () => createReadStream(path),
    CONTACT_LIST,
    () => {},
  )) {
    for (const [i, cells] of batch.records.entries()) {
      if (isHeader || cells.every((cell) => cell.trim() === '')) {
        isHeader = false
        continue
      }
      if (++rows > IMPORT_ROWS_MAX) throw new AppError('too_many_rows', { most: IMPORT_ROWS_MAX, list: 'contacts' })
      const row = { ...(await readPerson(cells, columns)), line: batch.lines[i] ?? 0, cells }
      tellTwin(row, lineOf)
      part.push(row)
      if (part.length < ROWS_A_PART) continue
      if (!(await close())) return false
      if (Date.now() - begun < WORKER_MS) continue
      await enqueue('import-contacts', { org: run.org, id: run.id }, { delaySeconds: HELD_MS / 1000 })
      return false
    }
  }
  return part.length === 0 || close()
}

/** The second row of one number is none. */
function tellTwin(row: Row, lineOf: Map<string, number>) {
  for (const address of addressesOf(row.person)) {
    const line = lineOf.get(address)
    if (line === undefined) lineOf.set(address, row.line)
    else if (line !== row.line) row.errors.phone ??= { key: 'number_twice', about: { line } }
  }
}

async function writePart(work: Work, run: ImportItem, n: number, rows: Row[]): Promise<boolean> {
  const actor = { org: work.org, now: work.now, caller: { id: run.by, name: run.by_name } }
  const result = { made: [] as string[], updated: 0, skipped: 0, refused: [] as RefusedRow[] }
  const left = rows.values()
  const bringInTurn = async () => {
    for (const { line, cells, person, errors } of left) {
      const isRefused = Object.keys(errors).length > 0
      const outcome = isRefused ? { refused: errors } : await importPerson(actor, run, person)
      if (outcome === 'updated' || outcome === 'skipped') result[outcome]++
      else if ('made' in outcome) result.made.push(outcome.made)
      else result.refused.push({ line, cells, reasons: outcome.refused })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, bringInTurn))
  result.refused.sort((a, b) => a.line - b.line)
  return addPart(run, n, { rows: rows.length, ...result }, Date.now() + HELD_MS)
}
