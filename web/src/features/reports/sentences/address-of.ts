import type { Leads } from './sentences-of.ts'

/** The address that a sentence leads to, from a report with these parameters. */
export function addressOf(leads: Leads, params: URLSearchParams) {
  if ('to' in leads) return leads.to
  const next = new URLSearchParams(params)
  if ('behind' in leads) next.set('behind', leads.behind)
  if ('table' in leads) next.set('table', leads.table)
  return { search: next.toString(), ...('behind' in leads ? {} : { hash: 'table' in leads ? 'tables' : 'figures' }) }
}
