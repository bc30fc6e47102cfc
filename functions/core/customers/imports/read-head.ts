import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldOfColumn } from '#contract/customers/import-fields.ts'
import { downloadListFile, findUpload, uploadName } from '../../platform/aws/list-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import { AppError } from '../../platform/errors.ts'
import { listFields } from '../fields/door.ts'
import { listRows } from './list-rows.ts'
import { isLabelColumn } from './plan-columns.ts'
import { mapColumns } from './rules.ts'
import { changeImport } from './store.ts'

const SAMPLES = 20
/** An item's limits: characters of a cell and of a column's name, columns, and all cells together. */
const CELL_CHARACTERS = 300
const NAME_CHARACTERS = 200
const COLUMNS_SHOWN = 100
const BYTES_MAX = 150_000

/** Reads the columns and first rows of an import's file, where it is there; false where it is not. */
export async function readHead(org: OrgId, id: string): Promise<boolean> {
  if ((await findUpload(org, id)) === undefined) return false
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'file')
    if (!(await downloadListFile(org, uploadName(id), path))) return false
    const [head, fields] = await Promise.all([readSome(path), listFields(org)])
    await changeImport(org, id, ['waiting'], {
      status: 'ready',
      ...head,
      mapping: mapColumns(head.header, head.samples, fields),
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await changeImport(org, id, ['waiting'], { status: 'failed', words: error.words })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

async function readSome(path: string) {
  const records: string[][] = []
  const lines: number[] = []
  for await (const { line, cells } of listRows(path)) {
    if (!cells) continue
    records.push(cells)
    lines.push(line)
    if (records.length > SAMPLES) break
  }
  const [names, ...rows] = records
  if (!names) throw new AppError('file_empty')
  const called = unique(
    names.map((name, i) => cutText(name.replace(/\s+/g, ' ').trim(), NAME_CHARACTERS) || `#${i + 1}`),
  )
  const places = shownOf(called, rows)
  const samples: string[][] = []
  let bytes = 0
  for (const row of rows) {
    const cells = places.map((at) => cutText(row[at] ?? '', CELL_CHARACTERS))
    bytes += Buffer.byteLength(cells.join(''))
    if (bytes > BYTES_MAX) break
    samples.push(cells)
  }
  return {
    header: places.map((at) => called[at] ?? ''),
    places,
    samples,
    lines: lines.slice(1, samples.length + 1),
  }
}

/** The positions of the columns to show: known ones first, then those with any content. */
function shownOf(names: string[], rows: string[][]): number[] {
  const saysMuch = (at: number) => rows.some((row) => (row[at] ?? '').trim() !== '')
  const rank = (at: number) => {
    const name = names[at] ?? ''
    if (fieldOfColumn(name)) return 0
    if (isLabelColumn(name)) return 1
    return saysMuch(at) ? 2 : 3
  }
  const byRank = names.map((_, at) => at).toSorted((a, b) => rank(a) - rank(b) || a - b)
  return byRank.slice(0, COLUMNS_SHOWN).toSorted((a, b) => a - b)
}

/** A column is named by its name, so a second one of that name gets a number, as does one that every object has (`__proto__`). */
const unique = (names: string[]) =>
  names.map((name, i) => {
    const earlier = names.slice(0, i).filter((one) => one === name).length
    return earlier > 0 || name in {} ? `${name} (${earlier + 1})` : name
  })
