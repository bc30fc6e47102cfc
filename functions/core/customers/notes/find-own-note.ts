import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { getReadableContact } from '../contacts/get-contact.ts'
import { partsOf } from '../contacts/merged-parts.ts'
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
  const parts = partsOf(await getReadableContact(ctx, id))
  const found = await Promise.all(parts.map((part) => find(ctx.org, part, noteId, ctx.now)))
  const note = found.find((one) => one !== undefined)
  if (!note) throw notFound()
  if (note.user_id !== ctx.caller.id && !may(ctx.caller, 'assign')) throw new AppError('note_not_yours')
  return note
}
