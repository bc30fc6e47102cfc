import { foldText } from '#contract/fold-text.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { putTask } from '../../customers/tasks/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'

interface Input {
  id: string
  act: 'access' | 'delete'
  name?: string
}

/** Has all that is known of a contact written into a file, or deleted. Deleting a person on the screen is confirmed by the name that is shown. */
export async function createRequest(ctx: Ctx, { id, act, name }: Input): Promise<{ id: string }> {
  const contact = await getVisibleContact(ctx, id)
  const asked = { contact: contact.id }
  if (act === 'delete') {
    if (name !== undefined && foldText(name.trim()) !== foldText(displayName(contact)))
      throw refusedFields({ name: { key: 'name_differs' } })
    return putTask(ctx, { kind: 'deletion', asked, status: 'waiting' })
  }
  const task = await putTask(ctx, { kind: 'person', asked, status: 'waiting' })
  await recordAct(ctx, { action: 'person_told', about: contact.id })
  return task
}
