import { useEffect, useState } from 'react'
import { useFoundContacts } from '../../data/contacts.ts'

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
  const query = isTyped || search === '' ? null : { search, per_page: PEOPLE }
  const { data, isLoading } = useFoundContacts(query)
  return { people: data?.data ?? [], isLooking: isTyped || isLoading }
}
