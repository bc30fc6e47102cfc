import { findContact, setVehicle } from '../../functions/core/customers/contacts/door.ts'
import { updateContact } from '../../functions/core/customers/contacts/update-contact.ts'
import { setAssignee } from '../../functions/core/messaging/conversations/door.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { momentKey, newId } from '../../functions/core/platform/table/ids.ts'

/** Makes a contact one as most become: somebody's, by auto-assignment, with an email address, labels, and a vehicle that they asked about. */
export async function enrichContact(ctx: Ctx, id: string): Promise<void> {
  await updateContact(ctx, { id, email: 'maria.ruiz@example.com', labels: ['Urgent', 'Follow-up'] })
  const vehicle = { id: newId(ctx.now), title: '2021 Honda Civic Touring', stockNumber: 'H10427' }
  await setVehicle(ctx.org, id, { ...vehicle, at: momentKey(ctx.now.getTime(), id) })
  const contact = await findContact({ org: ctx.org }, id, true)
  const agent = { id: '44c8d448-f041-70e9-a52b-5f7ed2b91c03', name: 'Carlos Mendoza' }
  if (!contact || !(await setAssignee(ctx, contact, agent, { assigned_for: contact.opened_at })))
    throw new Error('The contact was not assigned.')
}
