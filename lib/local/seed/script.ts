import type { Channel } from '#contract/customers/channels/channels.ts'
import type { SampleFile } from '../console/sample-files.ts'

/** A customer's conversation as it went. */
export interface Story {
  name: string
  /** The customer's number; 555-0100 to 555-0199 and +44 7700 900 belong to nobody. */
  from: string
  lines: readonly Line[]
  /** What became of it at last; active where nothing is said. */
  status?: 'closed' | 'archived'
  /** Nobody has opened what the customer wrote last. */
  isUnread?: boolean
  /** Whose customer this is. */
  assignee?: Exclude<Author, 'customer'>
  /** Where our last message stays, instead of arriving: what Twilio reports of it, or how far it comes. */
  ends?: { status: 'failed' | 'undelivered'; error_code: number } | 'queued' | 'sent' | 'unknown'
}

/** Hours ago, channel, who wrote (`customer`, or who of the dealership), what, and a file with it. */
export type Line = readonly [hoursAgo: number, channel: Channel, by: Author, text: string, file?: SampleFile]
export type Author = 'customer' | 'rosa' | 'marcus' | 'tess' | 'diego'
