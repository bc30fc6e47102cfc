import { useSession } from '../../lib/session.ts'
import { useAgents } from './api.ts'

/** Whom contacts can be given to; nobody for an agent, who may not. */
export function useDesks() {
  const { isManager } = useSession()
  const { data } = useAgents(isManager)
  return { isManager, agents: data?.agents ?? [] }
}
