import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Change } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { untilUncontended } from '../../platform/table/conflicts.ts'
import { Contact, type ContactItem, readWordKey, Word, wordKey, wordsOf } from './entity.ts'

/** A contact as it is now; `isFresh` reads strongly consistent (twice the capacity). */
export async function findContact(org: OrgId, id: string, isFresh = false): Promise<ContactItem | undefined> {
  const { Item } = await Contact.build(GetItemCommand).key({ org, id }).options({ consistent: isFresh }).send()
  return Item
}

/** The contact of a change as it is now. */
export const latestContact = ({ org, before, after }: Change<typeof Contact>) =>
  findContact(org, (after ?? before)?.id ?? '', true)

/** The contacts of these ids that there are. */
export async function findContacts(org: OrgId, ids: string[]): Promise<ContactItem[]> {
  const found = await readAll(ids.map((id) => Contact.build(BatchGetRequest).key({ org, id })))
  return found.filter((contact) => contact !== undefined)
}

export type FoundWord = Awaited<ReturnType<typeof findWords>>['words'][number]

/**
 * Words that begin with `word`, from behind `place`, `limit` at most read; `others` must stand in the contact's text too.
 * `units`: the read capacity that it took.
 */
export async function findWords(org: OrgId, word: string, others: string[], place: string | undefined, limit: number) {
  const conditions = others.map((other) => ({ attr: 'text' as const, contains: ` ${other}` }))
  const {
    Items = [],
    LastEvaluatedKey,
    ConsumedCapacity,
  } = await table
    .build(QueryCommand)
    .entities(Word)
    .query({ partition: wordsOf(org), range: { beginsWith: word } })
    .options({
      limit,
      capacity: 'TOTAL',
      ...(place ? { exclusiveStartKey: { pk: wordsOf(org), sk: place } } : {}),
      ...(conditions.length > 0 ? { filters: { word: { and: conditions } } } : {}),
    })
    .send()
  return {
    words: Items.map(({ sk, text }) => ({ ...readWordKey(sk), text, place: sk })),
    place: LastEvaluatedKey?.sk as string | undefined,
    units: ConsumedCapacity?.CapacityUnits ?? 0,
  }
}

/** Writes and removes search words; repeating it changes nothing. */
export async function changeWords(
  org: OrgId,
  contact: string,
  text: string,
  put: string[],
  remove: string[],
): Promise<void> {
  const requests = [
    ...put.map((word) => Word.build(BatchPutRequest).item({ ...wordKey(org, word, contact), text })),
    ...remove.map((word) => Word.build(BatchDeleteRequest).key(wordKey(org, word, contact))),
  ]
  await writeAll(requests)
}

/** Records that Twilio itself blocks this contact on a channel; a STOP that was seen first keeps its time. */
export async function setOptedOut(org: OrgId, id: string, channel: Channel, at: string): Promise<void> {
  await untilUncontended(() =>
    Contact.build(UpdateItemCommand)
      .item({ org, id, channels: { [channel]: { opted_out_at: at } } })
      .options({
        condition: {
          and: [
            { attr: `channels.${channel}`, exists: true },
            { attr: `channels.${channel}.opted_out_at`, exists: false },
          ],
        },
      })
      .send(),
  )
}

/** Records which vehicle a contact wrote about, unless a newer message told of another. */
export async function setVehicle(org: OrgId, id: string, vehicle: NonNullable<ContactItem['vehicle']>): Promise<void> {
  const isNewest: Condition<typeof Contact> = {
    or: [
      { attr: 'vehicle', exists: false },
      { attr: 'vehicle.at', lt: vehicle.at },
    ],
  }
  await untilUncontended(() =>
    Contact.build(UpdateItemCommand)
      .item({ org, id, vehicle: $set(vehicle) })
      .options({ condition: { and: [{ attr: 'address', exists: true }, isNewest] } })
      .send(),
  )
}
