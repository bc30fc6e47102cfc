import { useFoundContacts } from '../../data/contacts.ts'
import { usePaused } from './use-paused.ts'

const PEOPLE = 6
const PAUSE_MS = 200

/** People matching a text, after a short pause in typing; none that matched only the previous text. */
export function usePeople(text: string) {
  const search = usePaused(text, PAUSE_MS)
  const { data, isLoading } = useFoundContacts(search ? { search, per_page: PEOPLE } : null)
  return { people: data?.data ?? [], isLooking: search === undefined || isLoading }
}
