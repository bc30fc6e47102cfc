import type { WorkLimit } from '../../platform/tabular/limit-work.ts'
import { readBatches } from '../../platform/tabular/read-batches.ts'
import type { OpenFile } from '../../platform/tabular/unpack-file.ts'
import { VEHICLE_LIST } from './list-kind.ts'
import { type DotMeans, dotMeantBy } from './number-in.ts'
import { withoutCurrency } from './read-amounts.ts'

/** A lot's worth of rows: a number format shows in the first rows as in the last. */
const ROWS_READ = 5000

/** An ambiguous cell, whatever surrounds its digits. */
const UNCLEAR = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/

/** True if a row has a number in these columns that only other rows can clarify. */
export const isUnclear = (row: readonly string[], columns: readonly number[]) =>
  columns.some((index) => {
    const cell = row[index]
    return cell !== undefined && cell.length < 40 && cell.includes('.') && UNCLEAR.test(cell)
  })

/**
 * Learns what dots mean in a file's amount columns: each column by its own numbers, which must agree. A column without
 * a clear number follows the others if their dots mean thousands, because a file is written in one country.
 */
export async function learnDots(
  open: OpenFile,
  columns: readonly number[],
  limit: WorkLimit,
): Promise<(column: number) => DotMeans | undefined> {
  const meant = new Map<number, Set<DotMeans>>()
  let rows = 0
  for await (const { records } of readBatches(open, VEHICLE_LIST, () => {})) {
    limit.look()
    for (const record of records)
      for (const index of columns) {
        const dot = dotMeantBy(withoutUnit(record[index] ?? ''))
        if (dot) meant.set(index, (meant.get(index) ?? new Set()).add(dot))
      }
    rows += records.length
    if (rows > ROWS_READ) break
  }
  const all = new Set([...meant.values()].flatMap((dots) => [...dots]))
  return (column) => {
    const dots = meant.get(column)
    if (dots) return dots.size === 1 ? [...dots][0] : undefined
    return all.size === 1 && all.has('thousands') ? 'thousands' : undefined
  }
}

const withoutUnit = (cell: string) =>
  cell.length < 40 ? withoutCurrency(cell.trim()).replace(/\s*[a-zó.]+$/i, '') : ''
