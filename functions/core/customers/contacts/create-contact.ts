import type { ContactInput } from '#contract/customers/contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { requireStage } from '../stages/check-stage.ts'
import { optOutsAt, requireFree } from './check-addresses.ts'
import { contactIdOf } from './entity.ts'
import { getContact } from './get-contact.ts'
import { newContact } from './new-contact.ts'
import { readNumbers } from './read-numbers.ts'
import { addressesOf } from './rules.ts'
import { putContact } from './store.ts'

/** Makes a contact by hand. Throws `conflict` where one of its numbers is another contact's. */
export async function createContact(ctx: Ctx, input: ContactInput) {
  const { org, now } = ctx
  if (input.organization_id && !ctx.caller.isSystemAdmin) throw notFound()
  const written = await readNumbers(input)
  if (input.stage) await requireStage(org, input.stage)
  const numbers = { phone: written.phone ?? undefined, whatsapp_number: written.whatsapp_number ?? undefined }
  const addresses = addressesOf(numbers)

  let id = ''
  await untilUnchanged(async () => {
    const known = await requireFree(ctx, addresses)
    const [first = ''] = addresses
    // An address that somebody had before has given its own id to them.
    id = known.some(({ address }) => address === first) ? newId(now) : contactIdOf(org, first)
    const { first_name, last_name, stage, labels } = input
    const fields = {
      email: input.email || undefined,
      company: input.company || undefined,
      notes: input.notes || undefined,
    }
    const contact = {
      org,
      id,
      first_name,
      last_name,
      ...numbers,
      ...fields,
      stage,
      labels,
      created_at: now.toISOString(),
    }
    return putContact(newContact({ ...contact, opted_out: optOutsAt(known, numbers) }, now))
  })
  return getContact(ctx, { id })
}
