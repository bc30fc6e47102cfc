import { useEffect, useState } from 'react'
import { contacts } from '#contract/customers/contacts.ts'
import { useRow } from '../../lib/use-row.ts'

const PEOPLE = 6
const DEBOUNCE_MS = 200

/** People whom a text finds, once nothing is typed for a moment; none of those whom the text before it found. */
export function usePeople(text: string) {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isTyped = text !== search
  const query = isTyped || search === '' ? null : { query: { search, per_page: PEOPLE } }
  const { data, isLoading } = useRow(contacts.list, query)
  return { people: data?.data ?? [], isLooking: isTyped || isLoading }
}
