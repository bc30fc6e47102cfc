import { me } from '#contract/people/me.ts'
import { useRow } from './use-row.ts'

/** True if somebody is signed in, checked once; undefined until known. */
export function useIsSignedIn(): boolean | undefined {
  const { data, isLoading } = useRow(me.get, {}, { shouldRetryOnError: false })
  return isLoading ? undefined : data !== undefined
}
