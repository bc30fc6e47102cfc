import type { Channel } from '#contract/customers/channels/channels.ts'
import type { SampleFile } from '../console/sample-files.ts'

/** A customer's conversation from start to end. */
export interface Story {
  name: string
  /** The customer's number; 555-0100 to 555-0199 and +44 7700 900 are reserved and assigned to no one. */
  from: string
  lines: readonly Line[]
  /** The conversation's final status; active by default. */
  status?: 'closed' | 'archived'
  /** No one has opened the customer's last message. */
  isUnread?: boolean
  /** The agent this customer is assigned to. */
  assignee?: Exclude<Author, 'customer'>
  /** The final status of our last message, if it does not arrive: one that Twilio reports, or where it stops. */
  ends?: { status: 'failed' | 'undelivered'; error_code: number } | 'queued' | 'sent' | 'unknown'
}

/** Hours ago, channel, author (`customer` or a team member), text, and what comes with it. */
export type Line = readonly [hoursAgo: number, channel: Channel, by: Author, text: string, more?: SampleFile | Beside]

/** A line's content besides its text. */
interface Beside {
  file?: SampleFile
  /** The text of an earlier line, which it answers. */
  quotes?: string
  /** Fields that a customer's phone sends, by Twilio's names. */
  fields?: Record<string, string>
}
/** A file alone is the usual case. */
export const besideOf = (more: Line[4]): Beside => (typeof more === 'string' ? { file: more } : (more ?? {}))
export type Author = 'customer' | 'rosa' | 'marcus' | 'tess' | 'diego'
