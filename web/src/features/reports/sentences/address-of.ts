import type { TableName } from '#contract/reports/report-tables.ts'
import type { FigureName } from '#contract/reports/report-words.ts'

/** What a sentence leads to: a page, the customers behind a figure, or a place of the same report. */
export type Leads = { to: string } | { behind: FigureName } | { table: TableName } | { figures: true }

/** The address that a sentence leads to, from a report with these parameters. */
export function addressOf(leads: Leads, params: URLSearchParams) {
  if ('to' in leads) return leads.to
  const next = new URLSearchParams(params)
  if ('behind' in leads) next.set('behind', leads.behind)
  if ('table' in leads) next.set('table', leads.table)
  return { search: next.toString(), ...('behind' in leads ? {} : { hash: 'table' in leads ? 'tables' : 'figures' }) }
}
