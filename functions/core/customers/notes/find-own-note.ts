import { isManager } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { getVisibleContact } from '../contacts/get-contact.ts'
import { findNote, findRemoved } from './store.ts'

interface Place {
  id: string
  noteId: string
}

/** A note that the caller may change: their own, or as a manager any. Throws `not_found`, or `forbidden` for a colleague's. */
export const findOwnNote = (ctx: Ctx, place: Place) => findOwn(ctx, place, findNote)

/** The same of one that was deleted a moment ago. */
export const findOwnRemoved = (ctx: Ctx, place: Place) => findOwn(ctx, place, findRemoved)

async function findOwn(ctx: Ctx, { id, noteId }: Place, find: typeof findRemoved) {
  await getVisibleContact(ctx, id)
  const note = await find(ctx.org, id, noteId, ctx.now)
  if (!note) throw notFound()
  if (note.user_id !== ctx.caller.id && !isManager(ctx.caller)) throw new AppError('note_not_yours')
  return note
}
