import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { getReadableContact } from '../contacts/get-contact.ts'
import { mentionPuts } from '../mentions/door.ts'
import { openingOf } from '../mentions/mentioned-readers.ts'
import { findOwnRemoved } from './find-own-note.ts'
import { presentNote } from './present-note.ts'
import { putRestored } from './store.ts'

/** Puts a note back that was deleted within the last hour, as it was; it opens again what is still open since. */
export async function restoreNote(ctx: Ctx, input: { id: string; noteId: string }) {
  const note = await findOwnRemoved(ctx, input)
  const about = await getReadableContact(ctx, input.id)
  const isSince = openingOf(about) <= note.updated_at
  const people = isSince && maySee(ctx.caller, about.assignee) ? (note.mentions ?? []) : []
  if (!(await putRestored(note, mentionPuts(about, note.id, people, ctx.now)))) throw notFound()
  return { note: presentNote(note) }
}
