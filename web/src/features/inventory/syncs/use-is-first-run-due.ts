import { useNewestSync } from '../../../data/syncs.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useIntegrations } from '../use-integrations.ts'

/** A sync starts right after connecting: if there is none by then, none was started. */
const PATIENCE_MS = 30_000

/** True if an integration was just connected, and its first sync is not known yet. */
export function useIsFirstRunDue(): boolean {
  const { active } = useIntegrations()
  const newest = useNewestSync()
  const now = useNow()
  if (!active || now - Date.parse(active.connected_at) > PATIENCE_MS) return false
  return !newest || newest.started_at < active.connected_at
}
