import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findOwnRemoved } from './find-own-note.ts'
import { presentNote } from './present-note.ts'
import { putRestored } from './store.ts'

/** Puts a note back that was deleted within the last hour, as it was. */
export async function restoreNote(ctx: Ctx, input: { id: string; noteId: string }) {
  const note = await findOwnRemoved(ctx, input)
  if (!(await putRestored(note))) throw notFound()
  return { note: presentNote(note) }
}
