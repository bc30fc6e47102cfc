import { useDcidFilter } from '../../data/inventory.ts'
import { useEndToast } from './syncs/run-toasts.ts'
import { useDismissed } from './syncs/use-dismissed.ts'
import { useEndOfRun, useRuns } from './syncs/use-runs.ts'
import { useSync } from './syncs/use-sync.ts'
import { useIntegrations } from './use-integrations.ts'
import { useLiveInventory } from './use-live-inventory.ts'

/** The inventory as a whole: its source, filter and syncs, and the notices still shown. */
export function useInventory() {
  const integrations = useIntegrations()
  const filter = useDcidFilter()
  const runs = useRuns()
  const sync = useSync(runs)
  const { isDismissed, dismiss } = useDismissed()
  useLiveInventory(runs)
  useEndOfRun(runs.newest, useEndToast())
  return { integrations, filter, runs, sync, isDismissed, dismiss }
}
