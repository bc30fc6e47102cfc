import { useEffect, useState } from 'react'
import { useFoundContacts } from '../../data/contacts.ts'

const PEOPLE = 6
const DEBOUNCE_MS = 200

/** People matching a text, after a short pause in typing; none that matched only the previous text. */
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
