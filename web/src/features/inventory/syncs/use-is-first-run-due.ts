import { useNewestSync } from '../../../data/syncs.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useIntegrations } from '../use-integrations.ts'

/** A run follows a connection at once: without one by then, none was begun. */
const PATIENCE_MS = 30_000

/** Whether an integration was connected just now, and the run that this begins is not known yet. */
export function useIsFirstRunDue(): boolean {
  const { active } = useIntegrations()
  const newest = useNewestSync()
  const now = useNow()
  if (!active || now - Date.parse(active.connected_at) > PATIENCE_MS) return false
  return !newest || newest.started_at < active.connected_at
}
