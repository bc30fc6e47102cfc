import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { partsOf } from '../contacts/merged-parts.ts'
import { listFields, listValues } from '../fields/door.ts'
import type { Field, Values } from '../fields/entity.ts'
import { listRecipients } from '../recipients/door.ts'
import type { RecipientItem } from '../recipients/entity.ts'

/** What is asked about beside a contact's own item: the dealership's own fields, and a campaign. */
export interface Beside {
  fields: Field[]
  values: ReadonlyMap<string, Values>
  recipients: ReadonlyMap<string, RecipientItem>
}

/** Reads it for these contacts; undefined where nothing of it is asked. */
export async function findBeside(
  org: OrgId,
  { custom = [], campaign }: Pick<ContactQuery, 'custom' | 'campaign'>,
  contacts: readonly { id: string; merged?: string | undefined }[],
): Promise<Beside | undefined> {
  if (custom.length === 0 && campaign === undefined) return undefined
  const ids = contacts.map(({ id }) => id)
  const asksFields = custom.length > 0
  const [fields, values, recipients] = await Promise.all([
    asksFields ? listFields(org) : [],
    asksFields ? listValues(org, ids) : new Map(),
    campaign === undefined ? new Map() : findRecipients(org, campaign, contacts),
  ])
  return { fields, values, recipients }
}

/** Of whom somebody was merged into, what either of them got. */
async function findRecipients(org: OrgId, campaign: string, contacts: Parameters<typeof findBeside>[2]) {
  const parts = contacts.flatMap((contact) => partsOf(contact).map((part) => ({ part, id: contact.id })))
  const found = await listRecipients(
    org,
    campaign,
    parts.map(({ part }) => part),
  )
  return new Map(
    parts.flatMap(({ part, id }) => {
      const recipient = found.get(part)
      return recipient ? [[id, recipient] as const] : []
    }),
  )
}
