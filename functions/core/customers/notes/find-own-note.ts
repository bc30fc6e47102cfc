import { isManager } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { getVisibleContact } from '../contacts/get-contact.ts'
import { findNote } from './store.ts'

/** A note that the caller may change: their own, or as a manager any. Throws `not_found`, or `forbidden` for a colleague's. */
export async function findOwnNote(ctx: Ctx, { id, noteId }: { id: string; noteId: string }) {
  await getVisibleContact(ctx, id)
  const note = await findNote(ctx.org, id, noteId)
  if (!note) throw notFound()
  if (note.user_id !== ctx.caller.id && !isManager(ctx.caller)) throw new AppError('note_not_yours')
  return note
}
