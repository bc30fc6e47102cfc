import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { CONSENTS, Consent, type ConsentItem } from './entity.ts'

/** A contact's consents, and those of who was merged into them, newest first. */
export async function listOf(org: OrgId, contact: Pick<ContactItem, 'id' | 'merged'>): Promise<ConsentItem[]> {
  const all = (await Promise.all(partsOf(contact).map((part) => listOfPart(org, part)))).flat()
  return all.toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

/** Those that were recorded for a contact itself. */
export async function listOfPart(org: OrgId, contact: string): Promise<ConsentItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Consent)
    .query({ partition: besideOf(org, contact), range: { beginsWith: CONSENTS } })
    .options({ reverse: true, consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** Adds entries; safe to repeat. */
export const putConsents = (consents: readonly ConsentItem[]): Promise<void> =>
  writeAll(consents.map((consent) => Consent.build(BatchPutRequest).item(consent)))
