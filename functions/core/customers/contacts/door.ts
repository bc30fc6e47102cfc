import type { InputItem } from 'dynamodb-toolbox/entity'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { type Asking, ifSeen, type Seen } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { isConditionMet, isWritten, onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { Write } from '../../platform/table/write.ts'
import { keptSource } from './added-by.ts'
import { addressRemovals, claimAddress, handAddress, listHeldBy } from './address-store.ts'
import { Contact, type ContactItem, deskOf } from './entity.ts'
import { type Answering, keptAnswering } from './kept-answering.ts'
import { partsOf } from './merged-parts.ts'
import { consentKey } from './opt-outs.ts'
import { claimsOf } from './reachable-addresses.ts'
import { Source, type SourceItem } from './source-entity.ts'
import { isThere, type Standing, standsAs } from './standing-store.ts'
import { contactDeletion, partDeletion } from './store.ts'

/**
 * A contact that who asks may see, as it is now, or whom it was merged into; `isFresh` reads strongly consistent (twice
 * the capacity).
 */
export async function findContact(asking: Asking, id: string, isFresh = false): Promise<Seen<ContactItem> | undefined> {
  const contact = await findOwn(asking.org, id, isFresh)
  return contact?.merged_into === undefined
    ? ifSeen(asking, contact)
    : findContact(asking, contact.merged_into, isFresh)
}

/** The contact of this id itself, also where it was merged into another. */
export async function findOwn(org: OrgId, id: string, isFresh = false): Promise<ContactItem | undefined> {
  const { Item } = await Contact.build(GetItemCommand).key({ org, id }).options({ consistent: isFresh }).send()
  return Item
}

/** The contact of a change as it is now. */
export const latestContact = ({ org, before, after }: Change<typeof Contact>) =>
  findOwn(org, (after ?? before)?.id ?? '', true)

/** Of the contacts of these ids those that there are and that who asks may see, each once, in their order. */
export async function findContacts(
  asking: Asking,
  ids: readonly string[],
  isFresh = false,
): Promise<Seen<ContactItem>[]> {
  const found = [...(await findContactsById(asking, ids, isFresh)).values()]
  return [...new Map(found.map((contact) => [contact.id, contact])).values()]
}

/** The same by the ids that were asked for: that of one who was merged into another leads to that one. */
export async function findContactsById(
  asking: Asking,
  ids: readonly string[],
  isFresh = false,
): Promise<Map<string, Seen<ContactItem>>> {
  const { org } = asking
  const read = await readAll(
    [...new Set(ids)].map((id) => Contact.build(BatchGetRequest).key({ org, id })),
    { consistent: isFresh },
  )
  const found = read.filter((contact) => contact !== undefined)
  const elsewhere = [...new Set(found.flatMap(({ merged_into }) => merged_into ?? []))]
  const others = elsewhere.length === 0 ? undefined : await findContactsById(asking, elsewhere, isFresh)
  return new Map(
    found.flatMap((contact) => {
      const latest = contact.merged_into === undefined ? ifSeen(asking, contact) : others?.get(contact.merged_into)
      return latest ? [[contact.id, latest] as const] : []
    }),
  )
}

type Update = UpdateItemInput<typeof Contact>
/** What of a contact is written; its desk follows from its assignee. */
export type Changes = Omit<Update, 'org' | 'id' | 'desk' | 'listed'> & {
  listed?: Extract<Update['listed'], { first_name?: unknown }>
}

/** Part of a transaction: changes a contact that was read, if what that rests on still stands. */
export const contactUpdate = (seen: ContactItem, changes: Changes, on: Standing = {}): Write =>
  Contact.build(UpdateTransaction)
    .item(itemOf(seen, changes))
    .options({ condition: standsAs(seen, on) })

/** Changes a contact that was read; false where what that rests on no longer stands. */
export const setContact = (seen: ContactItem, changes: Changes, on: Standing): Promise<boolean> =>
  isWritten(
    Contact.build(UpdateItemCommand)
      .item(itemOf(seen, changes))
      .options({ condition: standsAs(seen, on) })
      .send(),
  )

const itemOf = ({ org, id }: ContactItem, changes: Changes) => ({
  ...changes,
  org,
  id,
  ...(changes.assignee !== undefined && {
    desk: deskOf(org, typeof changes.assignee === 'string' ? changes.assignee : undefined),
  }),
})

type Place = Pick<ContactItem, 'org' | 'id'>

/** Part of a transaction: nobody has removed the contact. */
export const contactCheck = ({ org, id }: Place): Write =>
  Contact.build(ConditionCheck).key({ org, id }).condition(isKept)

/** Part of a transaction: the same, nor merged it into another; it says this of itself from now on. */
export const contactListed = ({ org, id }: Place, listed: Changes['listed']): Write =>
  listed
    ? Contact.build(UpdateTransaction).item({ org, id, listed }).options({ condition: isThere })
    : Contact.build(ConditionCheck).key({ org, id }).condition(isThere)

/** Part of a transaction: the opening of a contact's conversation has this ticket. */
export const contactTicketed = ({ org, id, opened_at }: Place & { opened_at: string }, ticket: number): Write =>
  Contact.build(UpdateTransaction)
    .item({ org, id, ticket })
    .options({ condition: { attr: 'opened_at', eq: opened_at } })

/** Parts of a transaction: a new contact, with its addresses. */
export const contactPuts = (contact: InputItem<typeof Contact>): Write[] => [
  Contact.build(PutTransaction).item(contact).options(onlyNew),
  ...addressClaims(contact, claimsOf({ ...contact.listed, user_ids: undefined })),
]

/** Parts of a transaction: these addresses become a contact's. */
export const addressClaims = ({ org, id }: Place, addresses: string[]): Write[] =>
  addresses.map((address) => claimAddress(org, address, id))

/**
 * Parts of a transaction: the contact goes as it was read, with who was merged into it, and what names its addresses; their
 * hashes stay (record-hashes.ts).
 */
export const contactRemoval = async (seen: ContactItem): Promise<Write[]> => [
  contactDeletion(seen, ['begun']),
  ...partsOf(seen)
    .slice(1)
    .map((part) => partDeletion(seen, part)),
  ...(await addressRemovals(seen, claimsOf(seen.listed))),
]

/** Parts of a transaction: the contact, who has no conversation, goes as it was read, and its addresses are another's. */
export async function contactHandover(seen: ContactItem, to: string): Promise<Write[]> {
  const { org, id, listed } = seen
  const held = await listHeldBy(org, id, claimsOf(listed))
  return [
    contactDeletion({ ...seen, channels: {} }, ['details', 'begun']),
    ...held.map((address) => handAddress(org, address, id, to)),
  ]
}

/** Sets who answers a contact; false if that changed since the contact was read. */
export const setAnswering = (seen: ContactItem, own: Answering) =>
  setContact(seen, { assistant: keptAnswering(own) }, { still: ['assistant'] })

/** Records that Twilio itself blocks this contact's address on a channel; a STOP that was seen first keeps its time. */
export async function setOptedOut(
  { org, contact, channel, to = '' }: { org: OrgId; contact: string; channel: Channel; to?: string },
  at: string,
): Promise<void> {
  const key = consentKey(channel, to)
  const id = (await findContact({ org }, contact))?.id ?? contact
  await setWhere({ org, id, opted_out: { [key]: at } }, { attr: `opted_out.${key}`, exists: false })
}

/** Records that mail comes back from an address of a contact's who has a conversation there. */
export async function setBounced(
  org: OrgId,
  contact: string,
  channel: Channel,
  bounced: { address: string; at: string },
) {
  const id = (await findContact({ org }, contact))?.id ?? contact
  await setWhere(
    { org, id, channels: { [channel]: { bounced: `${bounced.at} ${bounced.address}` } } },
    { attr: `channels.${channel}`, exists: true },
  )
}

/** A vehicle as the contact's row names it, and when it was written about (`at`). */
type Asked = Record<'id' | 'title' | 'at', string> & { stockNumber?: string }

/** Records which vehicle a contact wrote about, unless a newer message told of another. */
export const setVehicle = (org: OrgId, id: string, vehicle: Asked) =>
  setWhere(
    { org, id, listed: { vehicle: $set(vehicle) }, vehicle: $remove() },
    {
      or: [
        { attr: 'listed.vehicle', exists: false },
        { attr: 'listed.vehicle.at', lt: vehicle.at },
      ],
    },
  )

/** The call that a contact's row shows, by its message, has left a voicemail. */
export const setVoicemailShown = ({ org, id }: Place, message: string) =>
  setWhere({ org, id, last_call: 'voicemail' }, { attr: 'last_message_id', eq: message })

/** The words of the message that the row shows, where it still does, are others now. */
export const setShown = ({ org, id }: Place, message: string, last_message: string) =>
  setWhere({ org, id, last_message }, { attr: 'last_message_id', eq: message })

const isKept: Condition<typeof Contact> = { attr: 'org', exists: true }
/** Updates a contact that there is, where a condition holds. */
const setWhere = (update: Update, condition: Condition<typeof Contact>) =>
  retryOnContention(() =>
    Contact.build(UpdateItemCommand)
      .item(update)
      .options({ condition: { and: ([isKept] as Condition<typeof Contact>[]).concat(condition) } })
      .send(),
  )

/** Keeps by what a contact came; false where something is known already: the first counts. */
export const keepSource = (source: SourceItem) =>
  isConditionMet(Source.build(PutItemCommand).item(keptSource(source)).options(onlyNew).send())

export async function findSource(org: OrgId, contact: string): Promise<SourceItem | undefined> {
  const { Item } = await Source.build(GetItemCommand).key({ org, contact }).send()
  return Item
}
