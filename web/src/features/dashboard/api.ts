import { dashboard } from '#contract/messaging/dashboard.ts'
import { POLL_MS, useIsLive, useLive } from '../../lib/realtime.ts'
import { useRow } from '../../lib/use-row.ts'

/** The counters and the newest conversations, fresh while the page is open. */
export function useDashboard() {
  const isLive = useIsLive()
  const read = useRow(dashboard.get, {}, { refreshInterval: isLive ? 0 : POLL_MS })
  useLive(() => void read.mutate())
  return read
}
