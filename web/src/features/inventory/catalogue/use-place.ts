import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Sort } from '#contract/stock/inventory.ts'
import { type Filters, readAddress, writeAddress } from './catalogue-address.ts'

/** The user's place in the catalogue. All of it is in the URL: Back works, and a link can be sent to others. */
export function usePlace() {
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => readAddress(new URLSearchParams(query)), [query])
  const { page, search, sort_by, ...filters } = view

  const go = (next: typeof view, replace = false) => navigate({ pathname, search: writeAddress(next) }, { replace })
  return {
    view,
    filters,
    isFiltered: Object.keys(filters).length > 0,
    addressOf: (page: number) => ({ pathname, search: writeAddress({ ...view, page }) }),
    /** Further typing in the search replaces the history entry. */
    search: (text: string) => go({ ...view, search: text, page: 1 }, search !== '' && text !== ''),
    sort: (by: Sort) => go({ ...view, sort_by: by, page: 1 }),
    filter: (wanted: Filters, by = sort_by) => go({ search, sort_by: by, ...wanted, page: 1 }),
    clear: () => go({ page: 1, search: '', sort_by }),
  }
}
export type Place = ReturnType<typeof usePlace>
