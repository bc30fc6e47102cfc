import { openContact } from '../../customers/contacts/get-contact.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { setAssignee } from '../conversations/store.ts'

interface Input {
  contact: string
  /** A colleague's id; undefined: nobody's. */
  agent: string | undefined
  /** What the history says beside it. */
  remark?: string
}

/** Gives a contact with its conversations to a colleague, or back to all. Throws `not_found` for whom the organization does not have. */
export async function assignContact(ctx: Ctx, { contact: id, agent: agentId, remark }: Input) {
  const agent = agentId === undefined ? undefined : await findAgent(ctx, agentId)
  if (agentId !== undefined && !agent) throw notFound()
  await untilUnchanged(async () => {
    const seen = await openContact(ctx, id)
    return seen.assignee === agent?.id || setAssignee(ctx, seen, agent, { remark })
  })
  const assigned_agent = agent ? { id: agent.id, name: agent.name } : null
  return { message: agent ? `Assigned to ${agent.name}.` : 'Unassigned.', assigned_agent }
}

const findAgent = async (ctx: Ctx, id: string) => (await listAgents(ctx)).agents.find((agent) => agent.id === id)
