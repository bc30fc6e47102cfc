import type { BulkChange } from '#contract/messaging/bulk.ts'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import { type Ctx, isManager } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { assignContact } from '../assignment/assign-contact.ts'
import { removeContact } from '../conversations/remove-contact.ts'

/** More of them would only wait for each other in the table. */
const AT_ONCE = 8

type Change = Pick<BulkChange, 'set' | 'delete'>

/** Changes each of these contacts, or removes it; those that are gone, or that the caller may not see, are let be. */
export async function updateEach(ctx: Ctx, ids: readonly string[], change: Change): Promise<void> {
  const left = new Set(ids).values()
  const updateInTurn = async () => {
    for (const id of left) await updateOne(ctx, id, change).catch(ignoreGone)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, updateInTurn))
}

async function updateOne(ctx: Ctx, id: string, { set, delete: isRemoved }: Change) {
  if (isRemoved) return removeContact(ctx, { id })
  const { stage, label, assignee } = set ?? {}
  if (stage !== undefined || label !== undefined)
    await updateContact(ctx, { id, stage, add_labels: label === undefined ? undefined : [label] })
  // Whoever asked may be no manager any more when a job does it.
  if (assignee === undefined || !isManager(ctx.caller)) return
  await assignContact(ctx, { contact: id, agent: assignee === null || assignee === 'none' ? undefined : assignee })
}

function ignoreGone(error: unknown) {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
}
