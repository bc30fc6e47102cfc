import type { Ctx } from '../../platform/ctx.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import { getReport } from './get-report.ts'
import type { Asked } from './read-scope.ts'

const line = (cells: (string | number | null)[]) => `${cells.map((cell) => csvCell(String(cell ?? ''))).join(',')}\r\n`

/** A report's figures and tables as one file for spreadsheets. */
export async function createExport(ctx: Ctx, asked: Asked) {
  const { data, definitions } = await getReport(ctx, asked)
  const { from, to, figures, series, tables } = data
  const meaning = new Map(definitions.map(({ name, text }) => [name, text]))
  const days = [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))]
  const parts = [
    figures.map(({ name, label, value }) => [label, value, meaning.get(name) ?? '']),
    days.length > 0
      ? [
          ['', ...series.map(({ label }) => label)],
          ...days.map((day) => [
            day,
            ...series.map(({ points }) => points.find((one) => one.day === day)?.value ?? null),
          ]),
        ]
      : [],
    ...tables.map(({ label, columns, rows }) => [
      [label, ...columns.map((column) => column.label)],
      ...rows.map((row) => [row.label, ...row.values]),
    ]),
  ]
  const csv = `\ufeff${parts
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.map(line).join(''))
    .join('\r\n')}`
  return { csv, filename: `${asked.name}-${from}-${to}.csv` }
}
