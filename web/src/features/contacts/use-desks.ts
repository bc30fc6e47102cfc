import { useAgents } from '../../data/agents.ts'
import { useSession } from '../../lib/session.ts'

/** Whom contacts can be given to; nobody for an agent, who may not. */
export function useDesks() {
  const { isManager } = useSession()
  const { data } = useAgents({ isWanted: isManager })
  return { isManager, agents: data?.agents ?? [] }
}
