import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { RecipientItem } from '../recipients/entity.ts'
import { listRecipients } from '../recipients/store.ts'
import type { Field, Values } from './entity.ts'
import { listFields, listValues } from './store.ts'

/** What is asked about beside a contact's own item: the dealership's own fields, and a campaign. */
export interface Owned {
  fields: Field[]
  values: ReadonlyMap<string, Values>
  recipients: ReadonlyMap<string, RecipientItem>
}

/** Reads it for these contacts; undefined where nothing of it is asked. */
export async function findOwned(
  org: OrgId,
  { custom = [], campaign }: Pick<ContactQuery, 'custom' | 'campaign'>,
  contacts: readonly { id: string }[],
): Promise<Owned | undefined> {
  if (custom.length === 0 && campaign === undefined) return undefined
  const ids = contacts.map(({ id }) => id)
  const asksFields = custom.length > 0
  const [fields, values, recipients] = await Promise.all([
    asksFields ? listFields(org) : [],
    asksFields ? listValues(org, ids) : new Map(),
    campaign === undefined ? new Map() : listRecipients(org, campaign, ids),
  ])
  return { fields, values, recipients }
}
