import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The query of the page's URL; empty when prerendered, and available at once in the browser. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )
  return new URLSearchParams(search)
}
