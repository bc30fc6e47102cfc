import { me } from '#contract/people/me.ts'
import { useRow } from './use-row.ts'

/** Whether somebody is signed in, asked once; undefined until it is known. */
export function useIsSignedIn(): boolean | undefined {
  const { data, isLoading } = useRow(me.get, {}, { shouldRetryOnError: false })
  return isLoading ? undefined : data !== undefined
}
