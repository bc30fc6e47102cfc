import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { Joined, NoTwins, ToldTwins } from './entity.ts'
import { type Pair, pairOf } from './store.ts'

export async function putTold(org: OrgId, [one, other]: Pair, now: Date): Promise<void> {
  await ToldTwins.build(PutItemCommand).item({ org, one, other, at: now.toISOString() }).send()
}

/** Part of a transaction: whoever merges two says that they are one person. */
export function noTwinsRemoval(org: string, contact: string, of: string) {
  const [one, other] = pairOf(contact, of)
  return NoTwins.build(DeleteTransaction).key({ org, one, other })
}

/** What is left behind is moved within minutes; links to the contact that is gone are old by then. */
const KEPT_DAYS = 90

/** Part of the transaction that joins them. */
export const joinedPut = (org: OrgId, contact: string, into: string, now: Date) =>
  Joined.build(PutTransaction).item({
    org,
    contact,
    into,
    ttl: Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400,
  })

/** Of these contacts those that were joined with others, and with whom. */
export async function findJoined(org: OrgId, contacts: string[]): Promise<Map<string, string>> {
  const found = await readAll(
    contacts.map((contact) => Joined.build(BatchGetRequest).key({ org, contact })),
    { consistent: true },
  )
  return new Map(found.flatMap((one) => (one ? [[one.contact, one.into] as const] : [])))
}
