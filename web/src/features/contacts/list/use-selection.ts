import { useState } from 'react'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Members } from '../../../data/groups.ts'
import type { ListPage } from './use-list-page.ts'
import type { Place } from './use-place.ts'

/** The selection: contacts by id, or all that match the filters. */
export type Selected = { ids: string[] } | { query: ContactQuery }

const NOBODY = { of: '', ids: [] as string[], isAll: false }

/** The selected contacts of the list as it is filtered; another filter is another list, where nobody is selected. */
export function useSelection({ query }: Place, list: ListPage | undefined) {
  const of = JSON.stringify(query)
  const [stored, store] = useState(NOBODY)
  const { ids, isAll } = stored.of === of ? stored : NOBODY
  const shown = (list?.data ?? []).map(({ id }) => id)
  const put = (wanted: string[]) => store({ of, ids: wanted, isAll: false })
  const has = (id: string) => isAll || ids.includes(id)
  const isPage = shown.length > 0 && shown.every(has)
  return {
    has,
    isAll,
    isPage,
    /** The number selected; null if matches aren't counted. */
    count: isAll ? (list?.total ?? null) : ids.length,
    shown: shown.length,
    /** There are more than this page has. */
    hasOthers: isPage && !isAll && (list?.total ?? Number.POSITIVE_INFINITY) > ids.length && list?.last_page !== 1,
    total: list?.total ?? null,
    what: (isAll ? { query } : { ids }) as Selected,
    /** The same people as a group is made of them. */
    members: (isAll ? { conditions: query } : { contact_ids: ids }) as Members,
    toggle: (id: string) => put(has(id) ? (isAll ? shown : ids).filter((one) => one !== id) : [...ids, id]),
    togglePage: () => put(isPage ? ids.filter((id) => !shown.includes(id)) : [...new Set([...ids, ...shown])]),
    selectAll: () => store({ of, ids: [], isAll: true }),
    clear: () => store(NOBODY),
  }
}
export type Selection = ReturnType<typeof useSelection>
