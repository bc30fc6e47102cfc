import { useSearchParams } from 'react-router'
import { SEARCHED_NAMES, type Searched } from '#contract/calls/search.ts'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { SearchQuery } from '../../data/use-search.ts'

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/
const FILTERS = ['person', 'channel', 'from', 'to'] as const
type Filter = (typeof FILTERS)[number]

/** What is searched for, and where: the address holds it, so that Back and a link work. */
export function useSearchPlace() {
  const [params, setParams] = useSearchParams()
  const day = (name: string) => (DAY.test(params.get(name) ?? '') ? (params.get(name) ?? undefined) : undefined)
  const name: Searched | undefined = SEARCHED_NAMES.find((one) => one === params.get('in'))
  const filters = {
    person: params.get('person')?.slice(0, 200) || undefined,
    channel: ALL_CHANNELS.find((one) => one === params.get('channel')),
    from: day('from'),
    to: day('to'),
  }
  const q = (params.get('q') ?? '').trim().slice(0, 100)
  const query: SearchQuery = { q, ...(name && { in: name }), ...filters }
  return {
    q,
    name,
    filters,
    query,
    isFiltered: Object.values(filters).some(Boolean),
    /** Changes a part of it; an empty one is left out. */
    change(changes: Partial<Record<'q' | 'in' | Filter, string>>) {
      const next = new URLSearchParams(params)
      for (const [part, value] of Object.entries(changes)) {
        if (value) next.set(part, value)
        else next.delete(part)
      }
      setParams(next, { replace: true })
    },
  }
}
export type SearchPlace = ReturnType<typeof useSearchPlace>
