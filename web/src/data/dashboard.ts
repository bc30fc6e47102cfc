import { dashboard } from '#contract/reports/dashboard.ts'
import type { Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useMay } from '../lib/session.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'
import { saveSettings } from './settings.ts'

/** The server counts after it pushes: an immediate read may still return the old number. */
const BEHIND_MS = 1_000
const untilCounted = () => new Promise((resolve) => setTimeout(resolve, BEHIND_MS))

/** The counters, the newest conversations, and the waiting customers, kept fresh while the page is open. */
export function useDashboard() {
  const isLive = useIsLive()
  const read = useRow(dashboard.get, {}, { refreshInterval: isLive ? 0 : POLL_MS })
  useReadOn(
    () => true,
    () => untilCounted().then(() => read.mutate()),
  )
  return read
}

/** Who has waited the longest for an answer, of those one may see. */
export const findLongestWaiting = async () => (await call(dashboard.get, {})).waiting[0]?.conversation.contact_id

/** The last seven days beside those before: read once, since adding them up is more work. */
export const useWeek = () => useRow(dashboard.week, {}, { revalidateOnFocus: false })

export type FirstSteps = Output<typeof dashboard.firstSteps>

/** The remaining setup steps, for managers; `hide` dismisses them for all managers. */
export function useFirstSteps() {
  const maySetUp = useMay('settings')
  const { data, isLoading, mutate } = useRow(dashboard.firstSteps, maySetUp ? {} : null)
  const isOpen = Object.values(data?.steps ?? {}).includes(false)
  useReadOn(
    () => isOpen,
    () => untilCounted().then(() => mutate()),
  )
  const settings = [{ group: 'dashboard', key: 'first_steps_hidden', value: 'true' }]
  const hidden = { steps: null, numbers: { sms: null, whatsapp: null } }
  const put = () => saveSettings(settings).then(() => hidden)
  const hide = () =>
    mutate(put, { optimisticData: hidden, rollbackOnError: true, revalidate: false }).catch(() => undefined)
  return { ...data, isLoading, hide }
}
