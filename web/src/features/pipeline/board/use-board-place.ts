import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

const FILTERS = ['agent', 'label', 'vehicle'] as const
/** What the board is narrowed by: ids of a person and a vehicle, a label's name. */
export type BoardFilters = { readonly [Name in (typeof FILTERS)[number]]?: string }
/** In the place of a person: cards that nobody looks after. */
export const NOBODY = 'nobody'

/** The board's search and filters, which are in the URL. */
export function useBoardPlace() {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(
    () => Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))),
    [params],
  ) as BoardFilters
  const write = (change: Record<string, string | undefined>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(change)) value ? now.set(name, value) : now.delete(name)
        return now
      },
      { replace: true },
    )
  return {
    text: params.get('q') ?? '',
    filters,
    search: (q: string) => write({ q }),
    filter: (wanted: BoardFilters) => write(Object.fromEntries(FILTERS.map((name) => [name, wanted[name]]))),
  }
}
export type BoardPlace = ReturnType<typeof useBoardPlace>
