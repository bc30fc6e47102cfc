import { findContact } from '../../customers/contacts/door.ts'
import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { applyChange } from './apply-change.ts'
import type { ReminderItem } from './entity.ts'
import { findPerson } from './find-person.ts'
import { getOnePresented } from './get-presented.ts'
import { changed, dueAt } from './rules.ts'

interface Input {
  id: string
  text?: string
  due_at?: string
  user_id?: string
}

/** Changes what a reminder says, moves it, or gives it to somebody else. */
export async function updateReminder(ctx: Ctx, { id, text, due_at, user_id }: Input) {
  const at = due_at === undefined ? undefined : dueAt(due_at, ctx.now)
  const reminder = await applyChange(ctx, id, async (before) =>
    changed(before, {
      text: text ?? before.text,
      due_at: at ?? before.due_at,
      ...(await personOf(ctx, before, user_id)),
    }),
  )
  return getOnePresented(ctx, reminder)
}

async function personOf(ctx: Ctx, { contact, user }: ReminderItem, wanted: string | undefined) {
  if (wanted === undefined || wanted === user) return {}
  const about = await findContact(unasked(ctx), contact, true)
  if (!about) throw notFound()
  const person = await findPerson(ctx, wanted, about)
  return { user: person.id, user_name: person.name }
}
