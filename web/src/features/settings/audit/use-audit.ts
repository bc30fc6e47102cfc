import { useSearchParams } from 'react-router'
import { exportAudit, useAuditLog } from '../../../data/audit.ts'

/** Filters of the log; they and the page are in the URL, so that Back works. */
const FILTERS = ['user', 'action', 'from', 'to'] as const
export type AuditFilter = (typeof FILTERS)[number]
type AuditFilters = Partial<Record<AuditFilter, string>>

/** The part of the audit log selected by the URL. */
export function useAudit() {
  const [address, setAddress] = useSearchParams()
  const filters: AuditFilters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const cursor = address.get('cursor') ?? undefined
  const asked = askedOf(filters)
  const { data, error, isLoading, mutate } = useAuditLog({ ...asked, cursor })
  return {
    page: data,
    error,
    isLoading,
    retry: () => mutate(),
    filters,
    /** Exports the selection to a file: its URL, and whether it is complete. */
    exported: () => exportAudit(asked),
    isFirst: cursor === undefined,
    /** Returns to the newest entry. */
    filter: (next: AuditFilters) => setAddress({ ...next }),
    turnTo: (next: string | undefined) => setAddress({ ...filters, ...(next && { cursor: next }) }),
  }
}

/** Days in the reader's time zone: from midnight of the first to the end of the last. */
function askedOf({ user, action, from, to }: AuditFilters) {
  return {
    user,
    action,
    from: from && momentOf(from)?.toISOString(),
    to: to && momentOf(to, 1)?.toISOString(),
  }
}

function momentOf(day: string, daysLater = 0): Date | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const moment = new Date(year, month - 1, date + daysLater)
  if (Number.isNaN(moment.getTime())) return undefined
  return daysLater > 0 ? new Date(moment.getTime() - 1) : moment
}
