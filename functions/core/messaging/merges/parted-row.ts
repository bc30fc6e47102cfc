import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ChannelState, ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys, sectionOf, snoozedUntil, WAKING } from '../../customers/contacts/inbox-sections.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { MessageItem } from '../messages/entity.ts'
import { lastCallOf, previewOf } from '../messages/row.ts'
import type { Seen } from './entity.ts'

type Side = 'kept' | 'leaving'
/** The messages since the merge, oldest first, by whose address they came from or went to. */
export type Since = Record<Side, MessageItem[]>

const isInbound = ({ direction }: MessageItem) => direction === 'inbound'
const isShown = (message: MessageItem) => isInbound(message) || facetsOf(message.by).isShownInInbox

/** The inbox row of one of two contacts that are two again. */
export function partedRow(side: Side, { after, ...seen }: Seen, now: ContactItem, since: Since): Partial<ContactItem> {
  const before = seen[side]
  const heard = since[side].filter(isInbound)
  const isKept = side === 'kept'
  const last = lastOf(side, { after, ...seen }, now, since)
  // What somebody has done with the conversation since concerns the one that they had before them.
  const isAsMerged = !isKept || (now.status === after.status && now.snooze === after.snooze)
  const isReopened = heard.length > 0 && before.status !== 'active'
  const state = isAsMerged
    ? {
        status: heard.length > 0 ? ('active' as const) : before.status,
        snooze: heard.length > 0 && snoozedUntil(before) ? WAKING.snooze : before.snooze,
      }
    : { status: now.status, snooze: now.snooze }
  const opening =
    isKept && now.opened_at !== after.opened_at
      ? { opened_at: now.opened_at, ticket: now.ticket, assigned_for: now.assigned_for }
      : isReopened
        ? { opened_at: heard[0]?.sent_at, ticket: undefined, assigned_for: undefined }
        : { opened_at: before.opened_at, ticket: before.ticket, assigned_for: before.assigned_for }
  const channels = Object.fromEntries(
    ALL_CHANNELS.map((channel) => [channel, channelOf(channel, side, { after, ...seen }, now, since)]),
  )
  const isSamePlace = last.last_message_id === before.last_message_id && sectionOf(state) === sectionOf(before)
  const at = last.last_message_at
  const place = isSamePlace || at === undefined ? before.inbox_at : inboxKeys(before.id, sectionOf(state), at).inbox_at
  return { ...last, ...state, ...opening, channels, inbox_at: place }
}

const ROW = ['last_message', 'last_message_at', 'last_message_id', 'last_call', 'most_recent_type', 'heard_at'] as const
const rowOf = (contact: ContactItem) =>
  Object.fromEntries(ROW.map((field) => [field, contact[field]])) as Pick<ContactItem, (typeof ROW)[number]>

function lastOf(side: Side, { after, ...seen }: Seen, now: ContactItem, since: Since): ReturnType<typeof rowOf> {
  const isMoved = since.leaving.some(({ id }) => id === now.last_message_id)
  if (side === 'kept' && now.last_message_id !== after.last_message_id && !isMoved) return rowOf(now)
  const message = since[side].filter(isShown).at(-1)
  if (!message) return rowOf(seen[side])
  const { id, channel, sent_at, call } = message
  return {
    most_recent_type: channel,
    last_message: previewOf(message),
    last_message_at: sent_at,
    last_message_id: id,
    last_call: call && lastCallOf(call),
    heard_at: inboxKeys(id, 'active', sent_at).heard_at,
  }
}

function channelOf(
  channel: Channel,
  side: Side,
  { after, ...seen }: Seen,
  now: ContactItem,
  since: Since,
): ChannelState | undefined {
  const on = (messages: MessageItem[]) => messages.filter((message) => message.channel === channel)
  const [mine, theirs] = [on(since[side]), on(since.leaving)]
  const before = seen[side].channels[channel]
  if (!before && mine.length === 0) return undefined
  const [merged, latest] = [after.channels[channel], now.channels[channel]]
  const came = (latest?.inbound ?? 0) - (merged?.inbound ?? 0)
  const toLeaving = theirs.filter(isInbound).length
  const heard = side === 'leaving' ? toLeaving : came - toLeaving
  const last = mine.findLast(isInbound)
  const { kind } = CHANNELS[channel].address
  const own = seen[side].listed.addresses[kind]
  const isAllUnread = (latest?.unread ?? 0) === (merged?.unread ?? 0) + came
  const newest = on([...since.kept, ...since.leaving])
    .filter(isInbound)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, latest?.unread ?? 0)
  return {
    ...(before ?? {}),
    inbound: (before?.inbound ?? 0) + heard,
    unread: isAllUnread ? (before?.unread ?? 0) + heard : newest.filter((message) => mine.includes(message)).length,
    ...(last && {
      last_inbound_at: last.sent_at,
      from: last.from === own ? undefined : last.from,
      line: last.line,
      is_of_leads: undefined,
    }),
  }
}
