import type { BulkChange } from '#contract/messaging/bulk.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { AppError } from '../../platform/errors.ts'
import { assignUnrecorded } from '../assignment/assign-contact.ts'
import type { Was } from './entity.ts'
import { assigneeOf } from './record-before.ts'

/** More of them would only wait for each other in the table. */
const AT_ONCE = 8

type Settings = NonNullable<BulkChange['set']>

/** Gives contacts back what a change of many has set, but what is another by now, or gone. Answers how many had some back. */
export async function undoEach(ctx: Ctx, contacts: readonly Was[], set: Settings): Promise<number> {
  const { agents } = may(ctx.caller, 'assign') ? await listAgents(ctx) : { agents: [] }
  let count = 0
  await eachAtOnce(contacts, AT_ONCE, async (was) => {
    const isBack = await undoOne(ctx, was, set, agents).catch(isOver)
    if (isBack) count++
  })
  return count
}

type Agents = Awaited<ReturnType<typeof listAgents>>['agents']

async function undoOne(ctx: Ctx, was: Was, set: Settings, agents: Agents) {
  const seen = await getVisibleContact(ctx, was.id)
  const stage = seen.stage === set.stage ? was.stage : undefined
  const label = was.lacked_label && seen.listed.labels.find((one) => one === set.label)
  if (stage !== undefined || label !== undefined)
    await updateContact(ctx, {
      id: was.id,
      stage,
      remove_labels: label === undefined ? undefined : [label],
      expected: { stage: stage && set.stage },
    })

  const given = assigneeOf(set.assignee ?? null, ctx.caller.id)
  const agent = agents.find(({ id }) => id === was.assignee)
  const mayAssign =
    may(ctx.caller, 'assign') && was.assignee !== undefined && (was.assignee === null || agent !== undefined)
  if (!mayAssign || (seen.assignee ?? null) !== given) return stage !== undefined || label !== undefined
  await assignUnrecorded(ctx, { contact: was.id, agent, isOfMany: true, expected: given })
  return true
}

/** Somebody was faster, or it is no more theirs to see. */
function isOver(error: unknown): false {
  if (!(error instanceof AppError && ['not_found', 'conflict'].includes(error.code))) throw error
  return false
}
