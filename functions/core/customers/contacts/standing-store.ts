import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { ADDRESS_KINDS } from '#contract/customers/channels/addresses.ts'
import { type AddressKind, ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Contact, ContactItem } from './entity.ts'
import { consentKeys } from './opt-outs.ts'
import { claimsOf } from './reachable-addresses.ts'

type Is = Condition<typeof Contact>

const TEXTS = [
  ...(['assignee', 'stage', 'status', 'snooze', 'opened_at', 'inbox_at', 'board_at', 'last_message_at'] as const),
  ...(['last_message_id', 'assistant', 'readers', 'merged'] as const),
] as const
type Text = (typeof TEXTS)[number]

/** Parts of a contact that were read, each by what it says when it is still the same. */
const PARTS = {
  /** Their addresses, also those that a channel knows. */
  addresses: ({ listed }: ContactItem): Is[] =>
    ADDRESS_KINDS.map((kind) => isText(`listed.addresses.${kind}`, listed.addresses[kind])).concat(
      listIs(
        'listed.numbers',
        (listed.numbers ?? []).map(({ value }) => value),
        '.value',
      ),
      listIs('listed.user_ids', listed.user_ids ?? [], ''),
    ),
  /** A STOP that arrives meanwhile must not be overwritten. */
  consents: (seen: ContactItem): Is[] =>
    claimsOf(seen.listed)
      .flatMap((address) => ALL_CHANNELS.flatMap((channel) => consentKeys({}, channel, address)))
      .map((key) => isText(`opted_out.${key}`, seen.opted_out[key])),
  labels: ({ listed: { labels } }: ContactItem): Is[] => [
    { size: 'listed.labels', eq: labels.length },
    ...labels.map((label) => ({ attr: 'listed.labels' as const, contains: label })),
  ],
  /** What people say of them. */
  details: (seen: ContactItem): Is[] =>
    (['first_name', 'last_name', 'updated_at'] as const)
      .map((name): Is => ({ attr: `listed.${name}`, eq: seen.listed[name] }))
      .concat(PARTS.labels(seen)),
  vehicle: ({ listed: { vehicle } }: ContactItem): Is[] => [
    vehicle?.at ? { attr: 'listed.vehicle.at', eq: vehicle.at } : { attr: 'listed.vehicle.at', exists: false },
  ],
  /** On which channels a conversation has begun: one that begins at this moment would be left out. */
  begun: ({ channels }: ContactItem): Is[] =>
    ALL_CHANNELS.map((channel): Is => ({ attr: `channels.${channel}`, exists: channels[channel] !== undefined })),
  /** Nothing came in. */
  heard: (seen: ContactItem): Is[] => ALL_CHANNELS.map((channel) => heardOn(channel, seen)),
  unread: ({ channels }: ContactItem): Is[] =>
    ALL_CHANNELS.flatMap((channel): Is[] => {
      const state = channels[channel]
      return state ? [{ attr: `channels.${channel}.unread`, eq: state.unread }] : []
    }),
} satisfies Record<string, (seen: ContactItem) => Is[]>

/** What a change of a contact rests on, beside that nobody has removed it or merged it into another. */
export interface Standing {
  /** Parts that are what they were when the contact was read. */
  still?: readonly (Text | keyof typeof PARTS)[]
  /** A channel on which nothing came in since. */
  heardOn?: Channel
  /** The inbox shows this message, and this is who answers them, whatever was read. */
  shows?: { last_message_id: string | undefined; assistant: string | undefined }
  /** The inbox shows nothing newer than this message. */
  showsUntil?: { at: string; id: string }
  /** They opted out nowhere since, and at this address of a channel nowhere else than was read. */
  takes?: { channel: Channel; address: string }
}

/**
 * Nobody has removed the contact, or merged it into another. Conditions are put together one by one: the type of a list of them, written out, would
 * have more forms than TypeScript takes.
 */
export const isThere: Is = {
  and: [
    { attr: 'org', exists: true },
    { attr: 'merged_into', exists: false },
  ],
}

export function standsAs(seen: ContactItem, { still = [], ...on }: Standing): Is {
  const { shows, takes } = on
  const conditions = [isThere]
  for (const part of still)
    if (isOfText(part)) conditions.push(isText(part, seen[part]))
    else conditions.push(...PARTS[part](seen))
  if (on.heardOn) conditions.push(heardOn(on.heardOn, seen))
  if (shows) conditions.push(isText('last_message_id', shows.last_message_id), isText('assistant', shows.assistant))
  if (on.showsUntil) conditions.push(showsUntil(on.showsUntil))
  if (takes) conditions.push(...sameOptOuts(seen, takes.channel, takes.address))
  return { and: conditions }
}

const sameOptOuts = ({ listed, opted_out }: ContactItem, channel: Channel, address: string): Is[] =>
  consentKeys(listed, channel, address)
    .map((key) => isText(`opted_out.${key}`, opted_out[key]))
    .concat(sizeOf('opted_out', Object.keys(opted_out).length))

const isOfText = (part: Text | keyof typeof PARTS): part is Text => TEXTS.some((text) => text === part)

/** A text of a contact's is this. */
const isText = (
  attr: Text | `listed.addresses.${AddressKind}` | `opted_out.${string}`,
  value: string | undefined,
): Is => (value === undefined ? { attr, exists: false } : { attr, eq: value }) as Is

/** A list or a map has so many entries. The cast: written out, a condition of all sizes has too many forms. */
const sizeOf = (attr: string, eq: number) => ({ size: attr, eq }) as unknown as Is

/**
 * A list has what it had when it was read; an empty one isn't there. The cast holds because the callers name lists of the
 * contact; the types know no path that is put together.
 */
const listIs = (attr: string, values: string[], of: string) =>
  (values.length === 0
    ? [{ attr, exists: false }]
    : [
        { size: attr, eq: values.length },
        ...values.map((value, i) => ({ attr: `${attr}[${i}]${of}`, eq: value })),
      ]) as unknown as Is[]

/** Nothing came in on a channel since so many messages had; without them no conversation had begun. */
function heardOn(channel: Channel, { channels }: ContactItem): Is {
  const inbound = channels[channel]?.inbound
  return inbound === undefined
    ? { attr: `channels.${channel}`, exists: false }
    : { attr: `channels.${channel}.inbound`, eq: inbound }
}

const showsUntil = ({ at, id }: { at: string; id: string }): Is => ({
  or: [
    { attr: 'last_message_at', exists: false },
    { attr: 'last_message_at', lt: at },
    {
      and: [
        { attr: 'last_message_at', eq: at },
        {
          or: [
            { attr: 'last_message_id', exists: false },
            { attr: 'last_message_id', lt: id },
          ],
        },
      ],
    },
  ],
})
