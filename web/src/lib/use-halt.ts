import type { Halt } from '#contract/people/halts.ts'
import { useSession } from './session.ts'
import { useNow } from './use-now.ts'

/** Why the dealership sends and starts nothing now; null: it does. A plan may end while a page is open. */
export function useHalt(): Halt | null {
  const now = useNow()
  const { halt = null, plan = null } = useSession().user?.organization_data ?? {}
  return halt ?? (plan && Date.parse(plan.open_until) <= now ? 'plan_ended' : null)
}
