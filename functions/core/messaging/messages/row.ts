import { decodeTime } from 'ulid'
import { defaultBodyOf } from '#contract/messaging/default-bodies.ts'
import { cutText } from '../../platform/cut-text.ts'
import type { MessageItem } from './entity.ts'

/** Twilio tells moments to the second. */
export const secondOf = (moment = '') => moment.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)

/** The most that two machines' clocks may be apart; beyond it a clock was set back. */
const CLOCKS_APART_MS = 5000

/**
 * The time that a new message's id is made of. Readers ask for what comes `after` an id, so ids keep growing in a
 * contact's conversations where a clock was set back.
 */
export function arrivalOf(now: Date, newestId: string | undefined): Date {
  const newest = newestId === undefined ? 0 : decodeTime(newestId)
  return newest > now.getTime() + CLOCKS_APART_MS ? new Date(newest + 1) : now
}

/** The inbox row's part about the newest message that it knows. */
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

/** The inbox row's part about a call that nobody answered. */
export const lastCallOf = ({ voicemail_seconds }: NonNullable<MessageItem['call']>) =>
  voicemail_seconds === undefined ? ('missed' as const) : ('voicemail' as const)

interface Shown extends Pick<MessageItem, 'body' | 'kind'> {
  media?: readonly { content_type: string }[]
}

/** The inbox row's text of a message: a line, for the contact's item stays small (contacts/entity.ts). */
const PREVIEW_CHARACTERS = 80
export function previewOf({ body, media, kind }: Shown): string {
  const text = body.replace(/\s+/g, ' ').trim()
  if (text === '') return defaultBodyOf({ kind, type: media?.[0]?.content_type }) ?? ''
  if (text.length <= PREVIEW_CHARACTERS) return text
  const cut = cutText(text, PREVIEW_CHARACTERS - 1)
  const end = cut.lastIndexOf(' ')
  return `${end > PREVIEW_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`
}
