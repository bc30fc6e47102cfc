import { useSearchParams } from 'react-router'
import { exportAudit, useAuditLog } from '../../../data/audit.ts'

/** What of the log is shown: filters and page are the address's, so that Back leads back. */
export const FILTERS = ['user', 'action', 'from', 'to'] as const
export type AuditFilter = (typeof FILTERS)[number]
export type AuditFilters = Partial<Record<AuditFilter, string>>

/** The audit log as the address asks for it. */
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
    /** What is shown as a file: its address, and how much of it there is. */
    exported: () => exportAudit(asked),
    isFirst: cursor === undefined,
    /** From the newest entry on. */
    filter: (next: AuditFilters) => setAddress({ ...next }),
    turnTo: (next: string | undefined) => setAddress({ ...filters, ...(next && { cursor: next }) }),
  }
}

/** Days as the reader's own: from the first one's midnight to the last one's end. */
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
