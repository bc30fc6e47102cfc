import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { listOfContact, listOfUser } from './entity.ts'
import { getPresented } from './get-presented.ts'
import { mayReach, type ReminderState } from './rules.ts'
import { listRows } from './store.ts'

interface Input {
  state: ReminderState
  user?: string
  contact_id?: string
}

/** A person's reminders, also of one who has left, or a contact's: of these only the ones that are the caller's too. */
export async function listReminders(ctx: Ctx, { state, user, contact_id }: Input) {
  const { org, caller } = ctx
  const person = user === undefined || user === 'me' ? caller.id : user
  if (person !== caller.id && !may(caller, 'assign')) throw new AppError('reminders_not_yours')
  if (contact_id === undefined) return { data: await getPresented(ctx, await listRows(listOfUser(org, person), state)) }
  const parts = partsOf(await getReadableContact(ctx, contact_id))
  const lists = await Promise.all(parts.map((id) => listRows(listOfContact(org, id), state)))
  const rows = lists.flat().toSorted((a, b) => (a.place < b.place ? -1 : 1) * (state === 'done' ? -1 : 1))
  const wanted = rows.filter((row) => mayReach(caller, row) && (user === undefined || row.user === person))
  return { data: await getPresented(ctx, wanted) }
}
