import type { Ctx } from '../../platform/ctx.ts'
import { getReadableContact } from '../contacts/get-contact.ts'
import { partsOf } from '../contacts/merged-parts.ts'
import { listNotesOf } from './door.ts'
import { presentNote } from './present-note.ts'

/** The notes of a contact that the caller may read, newest first. */
export async function listNotes(ctx: Ctx, { id }: { id: string }) {
  const parts = partsOf(await getReadableContact(ctx, id))
  const notes = (await Promise.all(parts.map((part) => listNotesOf(ctx.org, part)))).flat()
  return { notes: notes.toSorted((a, b) => (a.id < b.id ? 1 : -1)).map(presentNote) }
}
