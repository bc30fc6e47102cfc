import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { refuseChanged } from '../../customers/contacts/refuse-changed.ts'
import { agentCheck } from '../../people/accounts/door.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setAssignee } from '../conversations/door.ts'

interface Input {
  contact: string
  /** A colleague's id; undefined: nobody's. */
  agent: string | undefined
  /** The history's entry beside it. */
  remark?: string
  /** Who must still have it, null for nobody: else `changed_since`. */
  expected?: string | null
}

/** Gives a contact with its conversations to a colleague, or back to all. Throws `not_found` for whom the organization does not have. */
export async function assignContact(ctx: Ctx, input: Input) {
  const agent = input.agent === undefined ? undefined : await findAgent(ctx, input.agent)
  const before = await assignUnrecorded(ctx, { ...input, agent })
  if (before && before.assignee !== agent?.id) {
    const contact = displayName(before)
    await recordAct(
      ctx,
      agent
        ? { action: 'contact_assigned', about: before.id, words: { contact, agent: agent.name } }
        : { action: 'contact_unassigned', about: before.id, words: { contact } },
    )
  }
  const assigned_agent = agent ? { id: agent.id, name: agent.name } : null
  return { message: agent ? `Assigned to ${agent.name}.` : 'Unassigned.', assigned_agent }
}

/** The same of one of many, whose change is recorded as a whole; answers the contact as it was. */
export async function assignUnrecorded(
  ctx: Ctx,
  { contact: id, agent, remark, expected, isOfMany }: Omit<Input, 'agent'> & { agent?: Agent; isOfMany?: true },
) {
  let before: ContactItem | undefined
  await retryOnConflict(async () => {
    if (before && agent) await findAgent(ctx, agent.id)
    const seen = await getVisibleContact(ctx, id)
    before = seen
    refuseChanged(seen, { assignee: expected })
    // Who leaves at this moment would keep it.
    const others = agent ? [agentCheck(ctx.org, agent.id)] : []
    return seen.assignee === agent?.id || setAssignee(ctx, seen, agent, { remark, isOfMany, others })
  })
  return before
}

export type Agent = Awaited<ReturnType<typeof listAgents>>['agents'][number]

async function findAgent(ctx: Ctx, id: string): Promise<Agent> {
  const agent = (await listAgents(ctx)).agents.find((one) => one.id === id)
  if (!agent) throw notFound()
  return agent
}
