import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { getReadableContact } from '../contacts/get-contact.ts'
import { mentionPuts } from '../mentions/store.ts'
import { findMentioned } from './find-mentioned.ts'
import { findOwnNote } from './find-own-note.ts'
import { presentNote } from './present-note.ts'
import { setContent } from './store.ts'

/** Changes a note's text; it stays its author's. */
export async function updateNote(
  ctx: Ctx,
  input: { id: string; noteId: string; content: string; mentions?: string[] },
) {
  const own = await findOwnNote(ctx, input)
  const mentions = input.mentions ? await findMentioned(ctx, input.mentions) : (own.mentions ?? [])
  const note = { ...own, content: input.content, mentions, updated_at: ctx.now.toISOString() }
  const fresh = mentions.filter((id) => !own.mentions?.includes(id))
  if (!(await setContent(note, mentionPuts(await getReadableContact(ctx, input.id), fresh, ctx.now)))) throw notFound()
  return { note: presentNote(note) }
}
