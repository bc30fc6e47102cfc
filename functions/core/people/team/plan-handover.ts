import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { listAgents } from '../accounts/list-agents.ts'
import type { NewHandover } from './entity.ts'

/**
 * A handover of a user's contacts to an agent of the team, or to nobody (`none`, or empty), whose name is empty. Throws
 * `not_found`.
 */
export async function planHandover(ctx: Ctx, person: string, to: string | undefined) {
  const { org, caller, now } = ctx
  const handover: NewHandover = { org, person, by: caller.id, by_name: caller.name, at: now.toISOString() }
  if (to === undefined || to === '' || to === 'none') return { handover, name: '' }
  const agent = (await listAgents(ctx)).agents.find(({ id }) => id === to)
  if (!agent || to === person) throw notFound()
  return { handover: { ...handover, to }, name: agent.name }
}
