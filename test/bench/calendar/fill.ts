import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { bookAppointment } from '../../../functions/core/calendar/appointments/book-appointment.ts'
import { addContact } from '../../../functions/core/customers/contacts/add-contact.ts'
import { findContact } from '../../../functions/core/customers/contacts/door.ts'
import { newContact } from '../../../functions/core/customers/contacts/new-contact.ts'
import { teamOf, User } from '../../../functions/core/people/accounts/entity.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'
import { newId } from '../../../functions/core/platform/table/ids.ts'

type Wanted = Pick<Parameters<typeof bookAppointment>[2], 'starts_at' | 'client_id' | 'agent_id'> & {
  kind?: 'phone_call'
}

/** Books as a person does. */
export const book = (ctx: Ctx, id: string, { kind, ...wanted }: Wanted) =>
  bookAppointment(
    ctx,
    async () => {
      const contact = await findContact({ org: ctx.org }, id, true)
      if (!contact) throw new Error('The bench lost a contact.')
      return contact
    },
    { kind: kind ?? 'visit', source: 'person', ...wanted },
  )

export async function putCustomer({ org, now }: Ctx, n: number): Promise<string> {
  const id = newId(now)
  const listed = { first_name: `Customer ${n}`, addresses: { phone: `+1628${5_550_000 + n}` } }
  await addContact(newContact({ org, id, listed, created_at: now.toISOString() }, now))
  return id
}

export async function putAgent({ org, now }: Ctx, n: number): Promise<string> {
  const id = newId(now)
  const at = now.toISOString()
  await User.build(PutItemCommand)
    .item({
      id,
      org,
      org_name: 'Bench Motors',
      first_name: `Agent ${n}`,
      last_name: '',
      email: `${id}@example.com`,
      role: 'agent',
      verified_at: at,
      team: teamOf(org),
      team_at: at,
    })
    .send()
  return id
}
