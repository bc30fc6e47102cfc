import type { Ctx } from '../../platform/ctx.ts'
import { findOwnNote } from './find-own-note.ts'
import { deleteNote } from './store.ts'

export async function removeNote(ctx: Ctx, input: { id: string; noteId: string }) {
  await deleteNote(await findOwnNote(ctx, input), ctx.now)
}
