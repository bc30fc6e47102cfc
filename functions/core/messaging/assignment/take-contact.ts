import { answerText } from '#contract/answers.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { agentCheck } from '../../people/accounts/door.ts'
import { takesContacts } from '../../people/accounts/list-agents.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setAssignee } from '../conversations/door.ts'

/**
 * Gives an unassigned contact with its conversations to the caller, once: whoever has it already keeps it. Throws
 * `lead_taken` where a colleague has it, and says no more of it.
 */
export async function takeContact(ctx: Ctx, { contact_id }: { contact_id: string }) {
  const { org, caller } = ctx
  const self = { id: caller.id, name: caller.name }
  const taken = await retryOnConflict(async () => {
    const seen = await findContact(unasked(ctx), contact_id, true)
    if (!seen) throw notFound()
    if (!takesContacts(caller)) throw new AppError('owner_takes_none')
    if (seen.assignee === self.id) return { isNew: false, seen }
    if (seen.assignee !== undefined) throw new AppError('lead_taken')
    // Who leaves at this moment would keep it.
    return (await setAssignee(ctx, seen, self, { others: [agentCheck(org, self.id)] })) && { isNew: true, seen }
  })
  if (taken.isNew)
    await recordAct(ctx, { action: 'contact_taken', about: contact_id, words: { contact: displayName(taken.seen) } })
  return { message: answerText(ctx.language, 'lead_taken'), assigned_agent: self }
}
