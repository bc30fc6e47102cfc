import { dashboard } from '#contract/messaging/dashboard.ts'
import { settingGroups } from '#contract/people/settings.ts'
import { call } from '../../lib/client.ts'
import { POLL_MS, useIsLive, useLive } from '../../lib/realtime.ts'
import { useSession } from '../../lib/session.ts'
import { useRow } from '../../lib/use-row.ts'

/** The counters, the newest conversations, and who waits, fresh while the page is open. */
export function useDashboard() {
  const isLive = useIsLive()
  const read = useRow(dashboard.get, {}, { refreshInterval: isLive ? 0 : POLL_MS })
  useLive(() => void read.mutate())
  return read
}

export type Days = '7' | '30'
export const useFigures = (days: Days) => useRow(dashboard.figures, { query: { days } }, { keepPreviousData: true })

export type Step = 'number' | 'message' | 'team' | 'inventory'

/** What is left to do first, for managers; `hide` puts it away for all of them. */
export function useFirstSteps() {
  const { isManager } = useSession()
  const { data, mutate } = useRow(dashboard.firstSteps, isManager ? {} : null)
  const settings = [{ group: 'dashboard', key: 'first_steps_hidden', value: 'true' }]
  const put = () => call(settingGroups.update, { body: { settings } }).then(() => ({ steps: null }))
  const hide = () =>
    mutate(put, { optimisticData: { steps: null }, rollbackOnError: true, revalidate: false }).catch(() => undefined)
  return { steps: data?.steps, hide }
}
