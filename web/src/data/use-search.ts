import useSWRInfinite from 'swr/infinite'
import { search } from '#contract/calls/search.ts'
import type { Input, Output } from '#contract/route.ts'
import type { ApiError } from '../lib/api-error.ts'
import { call } from '../lib/client.ts'
import { useRow } from '../lib/use-row.ts'

export type SearchQuery = Omit<NonNullable<Input<typeof search.find>['query']>, 'cursor'>
type Page = Output<typeof search.find>
export type Hit = Page['data'][number]

/** Pages without a hit that are read on at once: where few of many fit, a page may be empty and lead on. */
const EMPTY_PAGES = 5

async function readPage(query: SearchQuery, from: string | undefined): Promise<Page> {
  let page = await call(search.find, { query: { ...query, cursor: from } })
  for (let n = 0; n < EMPTY_PAGES && page.data.length === 0 && page.cursor !== null; n++)
    page = await call(search.find, { query: { ...query, cursor: page.cursor } })
  return page
}

/** The first of what a search finds; null waits. */
export const useFirstHits = (query: SearchQuery | null) =>
  useRow(search.find, query && { query }, { revalidateOnFocus: false, revalidateIfStale: false })

/** What a search finds of all that the caller may see, a page at a time; null waits. */
export function useSearch(query: SearchQuery | null) {
  const { data, error, size, setSize, mutate, isLoading, isValidating } = useSWRInfinite<Page, ApiError>(
    (_: number, before: Page | null) => {
      if (query === null || query.q === '' || before?.cursor === null) return null
      return ['search', JSON.stringify(query), before?.cursor ?? '']
    },
    ([, asked, from]: [string, string, string]) => readPage(JSON.parse(asked), from || undefined),
    { revalidateFirstPage: false, revalidateOnFocus: false, revalidateIfStale: false },
  )
  const last = data?.at(-1)
  return {
    /** Each once; undefined until the first page is there. */
    hits: data && [...new Map(data.flatMap((page) => page.data).map((hit) => [`${hit.kind} ${hit.id}`, hit])).values()],
    error,
    isLoading,
    hasMore: last ? last.cursor !== null : false,
    isReadingMore: isValidating && (data?.length ?? 0) < size,
    readMore: () => void setSize(size + 1),
    retry: () => void mutate(),
  }
}
