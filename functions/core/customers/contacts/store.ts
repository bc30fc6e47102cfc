import type { InputItem } from 'dynamodb-toolbox/entity'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { type AddressKind, ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { type Acting, actorOf, facetsOf } from '../../platform/actor.ts'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { claimAddress, handAddress, listHeldBy, releaseAddress } from '../addresses/store.ts'
import type { Values } from '../fields/entity.ts'
import { valuesPut } from '../fields/store.ts'
import { HistoryEntry, type HistoryItem } from '../history/entity.ts'
import { splitLongTexts } from '../long-texts/store.ts'
import { sourcePut } from '../sources/store.ts'
import { Contact, type ContactItem } from './entity.ts'
import { consentKeys, optOutsOf } from './opt-outs.ts'
import { claimsOf } from './reachable-addresses.ts'

interface Put {
  /** The addresses to claim, if not all of theirs. */
  claimed?: string[]
  /** What is known of their source, in words, and of the dealership's own fields. */
  detail?: string
  values?: Values
}

/** Puts a new contact with their source and claims their addresses; false where one of them, or its id, was taken meanwhile. */
export function putContact(contact: InputItem<typeof Contact>, { claimed, detail, values }: Put = {}) {
  const { source } = contact.listed
  const { listed, writes } = splitLongTexts(contact.org, contact.id, contact.listed)
  return isWritten(
    execute(
      Contact.build(PutTransaction)
        .item({ ...contact, listed })
        .options(onlyNew),
      ...writes,
      ...(source && detail ? [sourcePut(contact.org, contact.id, { kind: source, detail })] : []),
      ...(values ? [valuesPut({ org: contact.org, contact: contact.id, version: 0, values: {} }, values)] : []),
      ...(claimed ?? claimsOf(contact.listed)).map((address) => claimAddress(contact.org, address, contact.id)),
    ),
  )
}

type ListedUpdate = Extract<UpdateItemInput<typeof Contact>['listed'], { first_name?: unknown }>

export interface ContactUpdate {
  update: Omit<UpdateItemInput<typeof Contact>, 'org' | 'id' | 'listed'> & { listed?: ListedUpdate }
  /** Its history entries. */
  entries?: Entry[]
  claimed?: string[]
  left?: string[]
  /** Further conditions, and further writes in the transaction. */
  conditions?: Condition<typeof Contact>[]
  others?: Write[]
}
type Entry = Pick<
  HistoryItem,
  'type' | 'about' | 'from' | 'to' | 'from_name' | 'to_name' | 'remark' | 'is_of_many' | 'appointment'
>
export type Write = Extract<Parameters<typeof execute>[number], { entity: unknown }>

/** Changes a contact that still has the desk, the stage, the numbers, and where they change the labels it was read with; else false. */
export async function changeContact(acting: Acting, seen: ContactItem, change: ContactUpdate) {
  const { update, entries = [], claimed = [], left = [], conditions = [], others = [] } = change
  const { org, id } = seen
  const { listed, writes } = splitLongTexts(org, id, update.listed ?? {}, seen.listed)
  const released = left.length === 0 ? [] : await releases(seen, left)
  const ofLabels = update.listed?.labels === undefined ? [] : labelsAreStill(seen.listed.labels)
  return isWritten(
    execute(
      Contact.build(UpdateTransaction)
        .item({ ...update, listed, org, id })
        .options({
          condition: { and: [isThere].concat(asSeen(seen), ofLabels, conditions) },
        }),
      ...writes,
      ...entryPuts(acting, seen, entries),
      ...claimed.map((address) => claimAddress(org, address, id)),
      ...released,
      ...others,
    ),
  )
}

/** Parts of a transaction: what a contact's history says of what somebody did. */
export function entryPuts(acting: Acting, { org, id }: ContactItem, entries: Entry[]): Write[] {
  const { now } = acting
  const { kind, id: user_id, name: user_name } = actorOf(acting)
  const by = facetsOf(kind).isNamedInHistory && { user_id, user_name }
  return entries.map((entry) =>
    HistoryEntry.build(PutTransaction).item({
      ...{ org, contact: id, id: newId(now), at: now.toISOString() },
      ...by,
      ...entry,
    }),
  )
}

/** Parts of a transaction: the contact goes as it was read, and its addresses are free. */
export const contactRemoval = async (seen: ContactItem, conditions: Condition<typeof Contact>[]): Promise<Write[]> => [
  contactDeletion(seen, conditions),
  ...(await releases(seen, claimsOf(seen.listed))),
]

const contactDeletion = (seen: ContactItem, conditions: Condition<typeof Contact>[]) =>
  Contact.build(DeleteTransaction)
    .key({ org: seen.org, id: seen.id })
    .options({ condition: { and: [isThere].concat(asSeen(seen), conditions) } })

/** Parts of a transaction: the contact goes as it was read, having no conversation, and its addresses are another's. */
export async function contactHandover(seen: ContactItem, to: string): Promise<Write[]> {
  const { org, id, listed } = seen
  const held = await listHeldBy(org, id, claimsOf(listed))
  const hasNone = ALL_CHANNELS.map(
    (channel): Condition<typeof Contact> => ({ attr: `channels.${channel}`, exists: false }),
  )
  return [
    contactDeletion(seen, isKnownAsSeen(seen).concat(hasNone)),
    ...held.map((address) => handAddress(org, address, id, to)),
  ]
}

/** What people say of a contact is what it was when it was read. */
export const isKnownAsSeen = ({ listed }: ContactItem): Condition<typeof Contact>[] =>
  (['first_name', 'last_name', 'updated_at'] as const)
    .map((name): Condition<typeof Contact> => ({ attr: `listed.${name}`, eq: listed[name] }))
    .concat(labelsAreStill(listed.labels))

/** Frees addresses, as far as they are this contact's: of a number in a file another one may be the owner. */
async function releases(seen: ContactItem, addresses: string[]): Promise<Write[]> {
  const { org, id } = seen
  const held = await listHeldBy(org, id, addresses)
  return held.map((address) => releaseAddress(org, address, id, optOutsOf(seen, address)))
}

/** The state that a change is based on; a STOP arriving meanwhile must not be overwritten. */
export const asSeen = (seen: ContactItem): Condition<typeof Contact>[] =>
  (['assignee', 'stage', 'status'] as const)
    .map((attr) => isStill(attr, seen[attr]))
    .concat(addressesAreStill(seen))
    .concat(consentKeysOf(seen).map((key) => isStill(`opted_out.${key}`, seen.opted_out[key])))

const consentKeysOf = (contact: ContactItem) =>
  claimsOf(contact.listed).flatMap((address) => ALL_CHANNELS.flatMap((channel) => consentKeys({}, channel, address)))

/**
 * Nobody has removed the contact, or merged it into another. Conditions are put together by `concat`: the type of a list of them, written out, would
 * have more forms than TypeScript takes.
 */
export const isThere: Condition<typeof Contact> = {
  and: [
    { attr: 'org', exists: true },
    { attr: 'merged_into', exists: false },
  ],
}

/** A contact's text is what it was when it was read. */
export const isStill = (
  attr:
    | 'assignee'
    | 'stage'
    | 'status'
    | 'board_at'
    | 'opened_at'
    | 'snooze'
    | 'inbox_at'
    | 'last_message_at'
    | 'last_message_id'
    | 'assistant'
    | `listed.addresses.${AddressKind}`
    | `opted_out.${string}`,
  value: string | undefined,
): Condition<typeof Contact> =>
  (value === undefined ? { attr, exists: false } : { attr, eq: value }) as Condition<typeof Contact>

/** Their addresses are what they were when they were read. */
export const addressesAreStill = ({ listed }: ContactItem): Condition<typeof Contact>[] =>
  ADDRESS_KINDS.map((kind) => isStill(`listed.addresses.${kind}`, listed.addresses[kind])).concat(
    listIsStill(
      'listed.numbers',
      (listed.numbers ?? []).map(({ value }) => value),
      '.value',
    ),
    listIsStill('listed.user_ids', listed.user_ids ?? [], ''),
  )

/**
 * A list has what it had when it was read; an empty one isn't there. The cast holds because the callers name lists of the
 * contact; the types know no path that is put together.
 */
const listIsStill = (attr: string, values: string[], of: string) =>
  (values.length === 0
    ? [{ attr, exists: false }]
    : [
        { size: attr, eq: values.length },
        ...values.map((value, i) => ({ attr: `${attr}[${i}]${of}`, eq: value })),
      ]) as unknown as Condition<typeof Contact>[]

const labelsAreStill = (labels: string[]): Condition<typeof Contact>[] => [
  { size: 'listed.labels', eq: labels.length },
  ...labels.map((label) => ({ attr: 'listed.labels' as const, contains: label })),
]
