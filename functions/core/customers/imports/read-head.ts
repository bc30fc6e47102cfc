import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadFeedFile, findUpload, uploadName } from '../../platform/aws/feed-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { cutText } from '../../platform/table/cut-text.ts'
import { readBatches } from '../../platform/tabular/read-batches.ts'
import { CONTACT_LIST, mapColumns } from './rules.ts'
import { changeImport } from './store.ts'

const SAMPLES = 20
/** What an item of the table holds of a cell, and of columns. */
const CELL_CHARACTERS = 300
const COLUMNS_MAX = 60

/** Reads the columns and first rows of an import's file, where it is there; false where it is not. */
export async function readHead(org: OrgId, id: string): Promise<boolean> {
  if ((await findUpload(org, id)) === undefined) return false
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'file')
    if (!(await downloadFeedFile(org, uploadName(id), path))) return false
    const head = await readSome(path)
    await changeImport(org, id, ['waiting'], { status: 'ready', ...head, mapping: mapColumns(head.header) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await changeImport(org, id, ['waiting'], { status: 'failed', words: error.words })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

async function readSome(path: string) {
  const [records, lines]: [string[][], number[]] = [[], []]
  for await (const batch of readBatches(
    () => createReadStream(path),
    CONTACT_LIST,
    () => {},
  )) {
    for (const [i, record] of batch.records.entries()) {
      if (record.every((cell) => cell.trim() === '')) continue
      records.push(record.map((cell) => cutText(cell, CELL_CHARACTERS)))
      lines.push(batch.lines[i] ?? 0)
    }
    if (records.length > SAMPLES) break
  }
  const [header, ...samples] = records
  if (!header) throw new AppError('file_empty')
  if (header.length > COLUMNS_MAX)
    throw new AppError('too_many_columns', { columns: header.length, most: COLUMNS_MAX, list: 'contacts' })
  return {
    header: unique(header.map((name, i) => name.trim() || `#${i + 1}`)),
    samples: samples.slice(0, SAMPLES),
    lines: lines.slice(1, SAMPLES + 1),
  }
}

/** A column is named by its name, so a second one of that name gets a number. */
const unique = (names: string[]) =>
  names.map((name, i) =>
    names.indexOf(name) === i ? name : `${name} (${names.slice(0, i + 1).filter((one) => one === name).length})`,
  )
