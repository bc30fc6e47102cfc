import type { Ctx } from '../../platform/ctx.ts'
import { getVisibleContact } from '../contacts/get-contact.ts'
import { presentNote } from './present-note.ts'
import { listOf } from './store.ts'

/** The notes of a contact that the caller may see, newest first. */
export async function listNotes(ctx: Ctx, { id }: { id: string }) {
  await getVisibleContact(ctx, id)
  return { notes: (await listOf(ctx.org, id)).map(presentNote) }
}
