import { useSearchParams } from 'react-router'
import { exportAudit, useAuditLog } from '../../../data/audit.ts'
import { addDays, startOf } from '../../../lib/wall-time.ts'

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

/** Days at the dealership: from midnight of the first to the end of the last. */
function askedOf({ user, action, from, to }: AuditFilters) {
  return {
    user,
    action,
    from: isDay(from) ? startOf(from).toISOString() : undefined,
    to: isDay(to) ? new Date(startOf(addDays(to, 1)).getTime() - 1).toISOString() : undefined,
  }
}

const isDay = (day: string | undefined): day is string => !Number.isNaN(Date.parse(day ?? ''))
