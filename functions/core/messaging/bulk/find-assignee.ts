import { listAgents } from '../../people/accounts/list-agents.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'

/** The person to whom a change of many gives contacts: a colleague by id or `me`; undefined for nobody. Throws `not_found`. */
export async function findAssignee(ctx: Ctx, assignee: string | null) {
  if (assignee === null || assignee === 'none') return undefined
  const wanted = assignee === 'me' ? ctx.caller.id : assignee
  const agent = (await listAgents(ctx)).agents.find(({ id }) => id === wanted)
  if (!agent) throw notFound()
  return agent
}
