import type { InputItem } from 'dynamodb-toolbox/entity'
import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Change } from '../../platform/changes/follow.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, untilUncontended } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { HistoryEntry, type HistoryItem } from '../history/entity.ts'
import {
  Address,
  type AddressItem,
  boardOf,
  Contact,
  type ContactItem,
  readWordKey,
  Word,
  wordKey,
  wordsOf,
} from './entity.ts'
import { addressesOf, optOutsOf } from './rules.ts'

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

/** What is known of an address; undefined where nobody ever had it. */
export async function findAddress(org: OrgId, address: string): Promise<AddressItem | undefined> {
  const { Item } = await Address.build(GetItemCommand).key({ org, address }).options({ consistent: true }).send()
  return Item
}

/** Part of a transaction: the address becomes this contact's. Its condition fails where it is another's. */
export const claimAddress = (org: string, address: string, contact: string) =>
  Address.build(UpdateTransaction)
    .item({ org, address, contact })
    .options({
      condition: {
        or: [
          { attr: 'contact', exists: false },
          { attr: 'contact', eq: contact },
        ],
      },
    })

/** Part of a transaction: the address becomes nobody's, and keeps who opted out there. */
export const releaseAddress = (org: string, address: string, contact: string, optedOut: ContactItem['opted_out']) =>
  Address.build(UpdateTransaction)
    .item({ org, address, contact: $remove(), opted_out: $set(optedOut) })
    .options({ condition: { attr: 'contact', eq: contact } })

/** Puts a new contact and claims its addresses; false where one of them, or its id, was taken meanwhile. */
export const putContact = (contact: InputItem<typeof Contact>) =>
  isWritten(
    execute(
      Contact.build(PutTransaction)
        .item(contact)
        .options({ condition: { attr: 'org', exists: false } }),
      ...addressesOf(contact).map((address) => claimAddress(contact.org, address, contact.id)),
    ),
  )

export interface ContactUpdate {
  update: Omit<UpdateItemInput<typeof Contact>, 'org' | 'id'>
  /** What its history says of it. */
  entries?: { type: HistoryItem['type']; from?: string; to?: string }[]
  claimed?: string[]
  left?: string[]
}

/** Changes a contact that still has the desk, the stage and the numbers it was read with; else false. */
export function changeContact(
  ctx: Ctx,
  seen: ContactItem,
  { update, entries = [], claimed = [], left = [] }: ContactUpdate,
) {
  const { org, id } = seen
  const { id: user_id, name: user_name } = ctx.caller
  return isWritten(
    execute(
      Contact.build(UpdateTransaction)
        .item({ ...update, org, id })
        .options({ condition: { and: [{ attr: 'created_at', exists: true }, ...asSeen(seen)] } }),
      ...entries.map((entry) =>
        HistoryEntry.build(PutTransaction).item({
          ...{ org, contact: id, id: newId(ctx.now), at: ctx.now.toISOString(), user_id, user_name },
          ...entry,
        }),
      ),
      ...claimed.map((address) => claimAddress(org, address, id)),
      ...left.map((address) => releaseAddress(org, address, id, optOutsOf(seen, address))),
    ),
  )
}

/** Removes a contact as it was read and frees its addresses; false where it changed meanwhile. */
export const deleteContact = (seen: ContactItem) =>
  isWritten(
    execute(
      Contact.build(DeleteTransaction)
        .key({ org: seen.org, id: seen.id })
        .options({ condition: { and: [{ attr: 'created_at', exists: true }, ...asSeen(seen)] } }),
      ...addressesOf(seen).map((address) => releaseAddress(seen.org, address, seen.id, optOutsOf(seen, address))),
    ),
  )

const asSeen = (seen: ContactItem) =>
  (['assignee', 'stage', 'phone', 'whatsapp_number'] as const).map((attr) => isStill(attr, seen[attr]))

/** A contact's text is what it was when it was read. */
export const isStill = (
  attr: 'assignee' | 'stage' | 'phone' | 'whatsapp_number',
  value: string | undefined,
): Condition<typeof Contact> =>
  (value === undefined ? { attr, exists: false } : { attr, eq: value }) as Condition<typeof Contact>

/** The place of the next card of a column, above or below a place; of those that `isWanted`. */
export async function findNeighbor(
  org: OrgId,
  stage: string,
  place: string,
  side: 'above' | 'below',
  isWanted: (card: { id: string }) => boolean,
): Promise<string | undefined> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query({ index: 'board', partition: boardOf(org, stage), range: side === 'above' ? { gt: place } : { lt: place } })
    .options({ limit: 2, reverse: side === 'below', attributes: ['id', 'place'] })
    .send()
  return Items.find(isWanted)?.place
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
      .item({ org, id, opted_out: { [channel]: at } })
      .options({
        condition: {
          and: [
            { attr: 'created_at', exists: true },
            { attr: `opted_out.${channel}`, exists: false },
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
      .options({ condition: { and: [{ attr: 'created_at', exists: true }, isNewest] } })
      .send(),
  )
}
