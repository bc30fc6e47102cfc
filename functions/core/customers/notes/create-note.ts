import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { getVisibleContact } from '../contacts/get-contact.ts'
import { presentNote } from './present-note.ts'
import { putNote } from './store.ts'

/** Writes something down about a contact. */
export async function createNote(ctx: Ctx, { id: contact, content }: { id: string; content: string }) {
  await getVisibleContact(ctx, contact)
  const { org, caller } = ctx
  const at = ctx.now.toISOString()
  const author = { user_id: caller.id, user_name: caller.name }
  const note = { org, contact, id: newId(ctx.now), content, created_at: at, updated_at: at, ...author }
  if (!(await putNote(note))) throw notFound()
  return { note: presentNote(note) }
}
