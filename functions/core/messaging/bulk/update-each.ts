import type { BulkChange } from '#contract/messaging/bulk.ts'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { AppError } from '../../platform/errors.ts'
import { type Agent, assignUnrecorded } from '../assignment/assign-contact.ts'
import { removeContact } from '../conversations/remove-contact.ts'
import { findAssignee } from './find-assignee.ts'

/** More of them would only wait for each other in the table. */
const AT_ONCE = 8

type Change = Pick<BulkChange, 'set' | 'delete'>

/**
 * Changes each of these contacts, or removes it; those that are gone, or that the caller may not see, are ignored. Answers
 * how many others there were, and how many of them somebody was `given`.
 */
export async function updateEach(ctx: Ctx, ids: readonly string[], change: Change) {
  const { assignee } = change.set ?? {}
  // Whoever asked may be no manager any more when a job does it.
  const isAssigned = assignee !== undefined && may(ctx.caller, 'assign')
  const to = isAssigned ? { agent: await findAssignee(ctx, assignee) } : undefined
  const counts = { done: 0, given: 0 }
  await eachAtOnce(new Set(ids), AT_ONCE, async (id) => {
    const changed = await updateOne(ctx, id, change, to).catch(isGone)
    if (changed) counts.done++
    if (changed === 'given') counts.given++
  })
  return counts
}

async function updateOne(ctx: Ctx, id: string, { set, delete: isRemoved }: Change, to: { agent?: Agent } | undefined) {
  if (isRemoved) {
    await removeContact(ctx, { id })
    return true
  }
  const { stage, label } = set ?? {}
  if (stage !== undefined || label !== undefined)
    await updateContact(ctx, { id, stage, add_labels: label === undefined ? undefined : [label] })
  if (to) {
    const before = await assignUnrecorded(ctx, { contact: id, agent: to.agent, isOfMany: true })
    if (to.agent && before?.assignee !== to.agent.id) return 'given'
  }
  return stage !== undefined || label !== undefined || to !== undefined
}

function isGone(error: unknown): false {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
  return false
}
