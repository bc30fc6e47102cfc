import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The query of the page's address; empty in the file, where nobody has asked yet, and filled in at once in the browser. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  return new URLSearchParams(search)
}
