import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findOwnNote } from './find-own-note.ts'
import { presentNote } from './present-note.ts'
import { setContent } from './store.ts'

/** Changes a note's text; it stays its author's. */
export async function updateNote(ctx: Ctx, input: { id: string; noteId: string; content: string }) {
  const note = { ...(await findOwnNote(ctx, input)), content: input.content, updated_at: ctx.now.toISOString() }
  if (!(await setContent(note))) throw notFound()
  return { note: presentNote(note) }
}
