import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { mentionDeletes } from '../mentions/door.ts'
import { findOwnNote } from './find-own-note.ts'
import { deleteNote } from './store.ts'

/** Deletes a note; whom it mentions has no mention by it any more. */
export const removeNote = async (ctx: Ctx, input: { id: string; noteId: string }) => {
  await retryOnConflict(async () => {
    const note = await findOwnNote(ctx, input)
    return deleteNote(note, mentionDeletes(note, note.mentions ?? []), ctx.now)
  })
}
