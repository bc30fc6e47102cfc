import { me } from '#contract/people/me.ts'
import { useConnected } from './connection.ts'
import { POLL_MS } from './realtime.ts'
import { useRow } from './use-row.ts'

/** True if the server responds. While it doesn't, it is polled, because nothing else on the page may make a request. */
export function useReconnect(): boolean {
  const isConnected = useConnected()
  useRow(me.get, {}, { revalidateIfStale: false, refreshInterval: isConnected ? 0 : POLL_MS })
  return isConnected
}
