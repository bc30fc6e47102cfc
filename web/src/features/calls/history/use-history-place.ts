import { useLocation, useSearchParams } from 'react-router'
import { CALL_DIRECTIONS, CALL_STATUSES } from '#contract/calls/call-statuses.ts'
import type { CallQuery } from '../../../data/calls.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The selected calls: filters, search and page are in the URL, so that Back works. */
export function useHistoryPlace() {
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  const day = (name: string) => (DAY.test(address.get(name) ?? '') ? (address.get(name) ?? undefined) : undefined)
  const filters: CallQuery = onlyGiven({
    status: CALL_STATUSES.find((status) => status === address.get('status')),
    direction: CALL_DIRECTIONS.find((direction) => direction === address.get('direction')),
    date_from: day('date_from'),
    date_to: day('date_to'),
  })
  const search = (address.get('search') ?? '').slice(0, 100)
  const page = /^[1-9]\d{0,5}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : 1
  const query: CallQuery = { ...filters, ...(search && { search }) }
  return {
    filters,
    search,
    page,
    query,
    isFiltered: Object.keys(query).length > 0,
    /** Cursor to this page that avoids reading the previous ones; known if the user came from the page before. */
    cursor: typeof state?.cursor === 'string' ? (state.cursor as string) : undefined,
    /** Returns to the first page; further typing in the search replaces the history entry. */
    narrow: (changes: CallQuery) =>
      setAddress(addressOf({ ...query, ...changes }, 1), { replace: 'search' in changes && search !== '' }),
    addressOfPage: (to: number) => `?${new URLSearchParams(addressOf(query, to))}`,
  }
}
export type HistoryPlace = ReturnType<typeof useHistoryPlace>

const addressOf = (query: CallQuery, page: number): Record<string, string> => ({
  ...(onlyGiven(query) as Record<string, string>),
  ...(page > 1 && { page: String(page) }),
})

const onlyGiven = (query: CallQuery): CallQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''))
