import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { derivedId, newId } from '../../platform/table/ids.ts'
import { findPerson } from './find-person.ts'
import { getOnePresented } from './get-presented.ts'
import { dueAt } from './rules.ts'
import { findReminder, putReminder } from './store.ts'

interface Input {
  contact_id: string
  text: string
  due_at: string
  user_id?: string
  /** The same twice is one reminder. */
  client_id?: string
}

/** Reminds the caller, or somebody else, of a contact. */
export async function createReminder(
  ctx: Ctx,
  { contact_id, text, due_at, user_id = ctx.caller.id, client_id }: Input,
) {
  const { org, caller, now } = ctx
  const contact = await getVisibleContact(ctx, contact_id)
  const id = client_id === undefined ? newId(now) : derivedId('reminder', org, caller.id, contact.id, client_id)
  const known = client_id !== undefined && (await findReminder(org, id))
  if (known) return getOnePresented(ctx, known)
  const at = dueAt(due_at, now)
  const person = await findPerson(ctx, user_id, contact)
  const reminder = {
    org,
    id,
    contact: contact.id,
    text,
    due_at: at,
    created_at: now.toISOString(),
    version: 1,
    user: person.id,
    user_name: person.name,
    author: caller.id,
    author_name: caller.name,
  }
  if (await putReminder(reminder)) return getOnePresented(ctx, reminder)
  const quicker = await findReminder(org, id)
  if (!quicker) throw notFound()
  return getOnePresented(ctx, quicker)
}
