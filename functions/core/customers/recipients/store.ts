import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { Recipient, type RecipientItem } from './entity.ts'

/** The progress of those of these contacts who are in a campaign's audience, by their ids. */
export async function listRecipients(
  org: OrgId,
  campaign: string,
  contacts: readonly string[],
): Promise<Map<string, RecipientItem>> {
  const found = await readAll(
    contacts.map((contact) => Recipient.build(BatchGetRequest).key({ org, campaign, contact })),
  )
  return new Map(found.flatMap((one) => (one ? [[one.contact, one] as const] : [])))
}
