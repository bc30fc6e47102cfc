import type { ReportName } from '#contract/reports/report-facts.ts'
import type { FigureName } from '#contract/reports/report-words.ts'
import { reports } from '#contract/reports/reports.ts'
import { pathOf } from '#contract/route.ts'
import { useKeptRow } from '../lib/use-row.ts'

export interface ReportQuery {
  from?: string
  to?: string
  agent?: string
  channel?: string
}

/** A report beside that of the period before. */
export const useReport = (name: ReportName, query: ReportQuery) =>
  useKeptRow(reports.get, { params: { name }, query: { ...query, compare: 'true' } })

/** A page of what is behind a figure. */
export const useReportRows = (name: ReportName, query: ReportQuery & { of: FigureName; cursor?: string }) =>
  useKeptRow(reports.rows, { params: { name }, query })

/** The address of the report as a file. */
export function reportFile(name: ReportName, query: ReportQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return `${pathOf(reports.export, { name })}?${new URLSearchParams(given)}`
}
