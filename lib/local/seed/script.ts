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
  /** What Twilio reports about our last message, instead of delivering it. */
  fails?: { status: 'failed' | 'undelivered'; error_code: number }
}

/** Hours ago, channel, who wrote (`customer`, or who of the dealership), what. */
export type Line = readonly [hoursAgo: number, channel: 'whatsapp' | 'sms', by: Author, text: string]
export type Author = 'customer' | 'rosa' | 'marcus' | 'tess' | 'diego'
