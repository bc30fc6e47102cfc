import { decodeTime } from 'ulid'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { defaultBodyFor } from '#contract/messaging/default-bodies.ts'
import { MESSAGE_STATUSES, type MessageStatus } from '#contract/messaging/message-statuses.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import { cutText } from '../../platform/table/cut-text.ts'
import type { Content } from '../../telephony/twilio/twilio.ts'
import { isWindowOpen } from '../conversations/rules.ts'
import type { MessageItem } from './entity.ts'

/**
 * How far along a status is; a delivery report only ever moves a message to a higher one. A failure that we concluded
 * ourselves (Twilio's list does not know the message) ranks low, so that Twilio's own word still counts.
 */
const RANKS: Record<MessageStatus, number> = {
  queued: 0,
  unknown: 1,
  accepted: 2,
  scheduled: 2,
  sending: 3,
  sent: 4,
  delivered: 6,
  read: 7,
  received: 8,
  failed: 9,
  undelivered: 9,
  canceled: 9,
}
export const rankOf = (status: MessageStatus) => RANKS[status]

/** Twilio's own word that the customer has opted out of this sender. */
export const TWILIO_OPTED_OUT = '21610'
/** Ours: Twilio's list does not know the message, so it was never taken. */
const NOT_ACCEPTED = 'not_accepted'
/** Ours: whether it was taken could not be found out; the person decides. */
const UNCONFIRMED = 'unconfirmed'

/** Twilio's word for a status, where it is one that we know. */
export const readStatus = (word: string) => MESSAGE_STATUSES.find((status) => status === word)

/** How far a message has come, and with it what may still be written over it. */
export interface Progress {
  status: MessageStatus
  sid?: string
  error_code?: string
  /** Where a status stands for another step than its own. */
  rank?: number
}

/** Twilio has taken the message and given it a sid: still `queued` for a person, further for us. */
export const ACCEPTED = { status: 'queued', rank: RANKS.accepted } as const satisfies Progress

/** Our own conclusion that Twilio never took it; whatever Twilio says later outranks it. */
export const REFUSED_BY_ABSENCE = {
  status: 'failed',
  rank: RANKS.unknown,
  error_code: NOT_ACCEPTED,
} as const satisfies Progress

/** Nothing more can be said of it, unless a report comes after all. */
export const GIVEN_UP = {
  status: 'unknown',
  rank: RANKS.unknown,
  error_code: UNCONFIRMED,
} as const satisfies Progress

/** Twilio's status as progress: all that comes before sending is one step here. */
export const asTaken = (status: MessageStatus): Progress => (RANKS[status] <= RANKS.accepted ? ACCEPTED : { status })

/** Whether Twilio is known to have the message. */
export const isTaken = (message: { sid?: string; rank: number }) =>
  message.sid !== undefined || message.rank > RANKS.unknown

interface Sent {
  sid?: string
  rank: number
  status: MessageStatus
  error_code?: string
}

/** Whether nobody knows yet if Twilio took this message: also of one whose process ended before it was told. */
const isOpen = (message: Sent) => !isTaken(message) && message.status !== 'failed'

/** Whether Twilio has not sent it yet, as far as this status tells (undefined: a word that we do not know). */
export const isOnItsWay = (status: MessageStatus | undefined) => status === undefined || RANKS[status] < RANKS.sent

/** Whether Twilio's next word on this message is still to come: whether it took it, or sent it. */
export const isAwaited = (message: Sent) => message.status !== 'failed' && isOnItsWay(message.status)

/** Whether a sid may still turn out to be this message's: it has none, and only we concluded that it never left. */
export const mayBeTaken = (message: Sent) => isOpen(message) || (!message.sid && message.error_code === NOT_ACCEPTED)

/** Whether it certainly did not reach the customer. */
export const isLost = ({ status }: Sent) => RANKS[status] === RANKS.failed

/** Whether Lotwire has given up finding out; a person may say what became of it. */
export const isInDoubt = ({ status, error_code }: Sent) => status === 'unknown' && error_code === UNCONFIRMED

/** A failure counts only while nothing better or final is known: up to `sent`. */
const LAST_RANK_THAT_CAN_FAIL = RANKS.sent

/** A message takes this progress while its rank is below the returned number. */
export function rankBelow({ status, rank }: Progress): number {
  if (rank === RANKS.unknown) return RANKS.accepted
  if (rank !== undefined) return rank
  return RANKS[status] === RANKS.failed ? LAST_RANK_THAT_CAN_FAIL + 1 : RANKS[status]
}

/** Twilio's own words and their Spanish kin, alone in the message, any case (Twilio's default and advanced opt-out). */
const STOP_WORDS = new Set(
  'stop stopall unsubscribe cancel end quit revoke optout alto baja parar cancelar detener basta desuscribir'.split(
    ' ',
  ),
)
const START_WORDS = new Set('start yes unstop iniciar comenzar alta reanudar'.split(' '))

/** What an inbound message says about consent. `optOutType` is Twilio's own reading (Advanced Opt-Out), which wins. */
export function consentOf(body: string, optOutType?: string): 'stop' | 'start' | undefined {
  const type = optOutType?.toUpperCase()
  if (type === 'STOP') return 'stop'
  if (type === 'START') return 'start'
  const word = body.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase()
  if (STOP_WORDS.has(word)) return 'stop'
  if (START_WORDS.has(word)) return 'start'
}

/** Twilio tells moments to the second. */
const secondOf = (moment = '') => moment.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)

/** Whether a message that is imported late is as new as the newest one known (ISO 8601). */
const isAsNew = (at: string, newest: string | undefined) => secondOf(at) >= secondOf(newest)

/** How far two machines' clocks may be apart; beyond it a clock was set back. */
const CLOCKS_APART_MS = 5000

/**
 * The time that a new message's id is made of. Readers ask for what comes `after` an id, so ids keep growing in a
 * contact's conversations where a clock was set back.
 */
export function arrivalOf(now: Date, newestId: string | undefined): Date {
  const newest = newestId === undefined ? 0 : decodeTime(newestId)
  return newest > now.getTime() + CLOCKS_APART_MS ? new Date(newest + 1) : now
}

/** What the inbox row says of the newest message that it knows. */
interface Row {
  last_message_at?: string
  last_message_id?: string
}

/**
 * The row's time once it shows this message, undefined where it goes on showing another: the order is the thread's,
 * `at` (ISO 8601), then id. The row's time never goes back, nor does an import come before what is of the same second.
 */
export function rowTimeOf(message: { at: string; id: string; isImported: boolean }, row: Row): string | undefined {
  const { at, id, isImported } = message
  const known = row.last_message_at ?? ''
  const followsKnown = isImported ? secondOf(at) === secondOf(known) : decodeTime(id) > Date.parse(at)
  const time = followsKnown && known > at ? known : at
  if (time === known) return id > (row.last_message_id ?? '') ? time : undefined
  return time > known ? time : undefined
}

/** Whether a STOP or START that is imported late counts: not where the customer wrote the other one since. */
export const countsLate = (
  word: 'stop' | 'start',
  at: string,
  known: { opted_out_at?: string; opted_in_at?: string },
) => (word === 'stop' ? isAsNew(at, known.opted_in_at) : secondOf(at) > secondOf(known.opted_out_at))

/** What a person sends, as the thread keeps it and as Twilio gets it. */
export interface Opened {
  kept: Pick<MessageItem, 'body' | 'media' | 'sent_body' | 'template'>
  content: Content
  /** Why it may not leave as it is; the gate (send-message.ts) says this after what is about the conversation. */
  refusal?: AppError
  /** Takes back what was made for it, where it does not leave after all. */
  discard?: () => Promise<void>
}

/** What the gate looks at before anything leaves. */
export interface Sending {
  isOrgSuspended: boolean
  channel: Channel
  content: Content
  status: ConversationStatus
  optedOutAt: string | undefined
  lastInboundAt: string | undefined
  isConfigured: boolean
  /** The contact has an address on this channel. */
  isReachable: boolean
  now: Date
}

/** The gate's rules in the order in which a person can do something about them; undefined: it may leave. */
export function refusalOf(sending: Sending): AppError | undefined {
  if (sending.isOrgSuspended) return new AppError('organization_suspended')
  if (sending.status !== 'active') return new AppError('conversation_not_active')
  if (sending.optedOutAt !== undefined) return new AppError('opted_out')
  if (!sending.isReachable) return new AppError('no_number')
  const { channel, lastInboundAt, now, content } = sending
  const { name, windowHours = 0, characters, hasTemplates } = CHANNELS[channel]
  const isTemplate = 'content_sid' in content
  if (isTemplate && !hasTemplates) return notFound()
  if (!isTemplate && !isWindowOpen(channel, lastInboundAt, now))
    return new AppError('window_closed', { channel: name, hours: windowHours })
  if (!isTemplate && content.body.length > characters)
    return refusedFields({ body: { key: 'too_long', about: { limit: characters } } })
  if (!sending.isConfigured) return new AppError('no_sender')
}

/** What the inbox row says of a call that nobody answered. */
export const lastCallOf = ({ voicemail_seconds }: NonNullable<MessageItem['call']>) =>
  voicemail_seconds === undefined ? ('missed' as const) : ('voicemail' as const)

/** What the inbox row shows of a message: a line, for the contact's item stays small (contacts/entity.ts). */
const PREVIEW_CHARACTERS = 80
export function previewOf(body: string, [first]: readonly { content_type: string }[] = []): string {
  const text = body.replace(/\s+/g, ' ').trim()
  if (text === '' && first) return defaultBodyFor(first.content_type)
  return text.length > PREVIEW_CHARACTERS ? `${cutText(text, PREVIEW_CHARACTERS - 1)}…` : text
}
