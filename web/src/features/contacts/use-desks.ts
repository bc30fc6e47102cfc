import { useAgents } from '../../data/agents.ts'
import { useMay } from '../../lib/session.ts'

/** Whom contacts can be given to; nobody for an agent, who may not. */
export function useDesks() {
  const mayAssign = useMay('assign')
  const { data } = useAgents({ isWanted: mayAssign })
  return { mayAssign, agents: data?.agents ?? [] }
}
