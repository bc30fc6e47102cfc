import { useEffect, useState } from 'react'
import { contacts } from '#contract/customers/contacts.ts'
import { useRow } from '../../lib/use-row.ts'

const PEOPLE = 6
const DEBOUNCE_MS = 200

/** People whom a text finds, once nothing is typed for a moment. */
export function usePeople(text: string) {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const query = search === '' ? null : { query: { search, per_page: PEOPLE } }
  const { data } = useRow(contacts.list, query, { keepPreviousData: true })
  return text === '' ? [] : (data?.data ?? [])
}
