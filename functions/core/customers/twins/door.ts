import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { Joined } from './entity.ts'

/** Of these contacts those that were joined with others, and with whom. */
export async function findJoined(org: OrgId, contacts: string[]): Promise<Map<string, string>> {
  const found = await readAll(
    contacts.map((contact) => Joined.build(BatchGetRequest).key({ org, contact })),
    { consistent: true },
  )
  return new Map(found.flatMap((one) => (one ? [[one.contact, one.into] as const] : [])))
}
