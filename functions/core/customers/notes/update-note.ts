import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { getReadableContact } from '../contacts/get-contact.ts'
import { mentionDeletes, mentionPuts } from '../mentions/door.ts'
import { findMentioned } from './find-mentioned.ts'
import { findOwnNote } from './find-own-note.ts'
import { presentNote } from './present-note.ts'
import { setContent } from './store.ts'

/** Changes a note's text; it stays its author's. Who is mentioned no longer has no mention by it. */
export async function updateNote(
  ctx: Ctx,
  input: { id: string; noteId: string; content: string; mentions?: string[] },
) {
  const note = await retryOnConflict(async () => {
    const own = await findOwnNote(ctx, input)
    const about = await getReadableContact(ctx, input.id)
    const known = own.mentions ?? []
    const { mentions, opened } = await findMentioned(ctx, about, input.mentions ?? known, known)
    const gone = known.filter((id) => !mentions.includes(id))
    const next = { ...own, content: input.content, mentions, updated_at: ctx.now.toISOString() }
    const others = [...mentionPuts(about, own.id, opened, ctx.now), ...mentionDeletes(own, gone)]
    return (await setContent(own, next, others)) && next
  })
  return { note: presentNote(note) }
}
