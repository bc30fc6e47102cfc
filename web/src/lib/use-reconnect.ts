import { me } from '#contract/people/me.ts'
import { useConnected } from './connection.ts'
import { POLL_MS } from './realtime.ts'
import { useRow } from './use-row.ts'

/** Whether the server answers. While it doesn't it is asked again: nothing else on the page may ask. */
export function useReconnect(): boolean {
  const isConnected = useConnected()
  useRow(me.get, {}, { refreshInterval: isConnected ? 0 : POLL_MS })
  return isConnected
}
