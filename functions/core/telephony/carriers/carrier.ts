import type { Channel } from '#contract/customers/channels/channels.ts'
import type { MediaStatus, MessageStatus } from '#contract/telephony/message-statuses.ts'
import type {
  HeaderType,
  TemplateButton,
  TemplateCategory,
  TemplateLanguage,
} from '#contract/telephony/template-facts.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import type { AppError } from '../../platform/errors.ts'

/**
 * What channels need of whoever carries their messages. The facts of a channel itself (window, limits, files, address,
 * receipts) stand in its file of the contract; webhooks are admitted and translated at the carrier's own door
 * (`functions/webhooks`). What a carrier lacks is absent.
 */
export interface Carrier {
  /** A dealership's sender on a channel; undefined where it has none. */
  findSender(org: OrgId, channel: Channel, by?: By): Promise<Sender | undefined>
  /**
   * What it has taken for a customer between two moments, newest first, for a message whose fate it did not report;
   * undefined where it cannot be asked. Throws an `AppError` where it does not answer.
   */
  listSent?(org: OrgId, sent: Sent, between: { after: Date; before: Date }): Promise<Listed[] | undefined>
  /** The dealerships whose customers' messages it lists, a page at a time, and what it lists of one. */
  listConnected?(place?: string): Promise<{ orgs: string[]; place?: string }>
  listArrived?(work: Work): Promise<Arrived | undefined>
  /** Reads customers' files that it keeps; undefined where it cannot be asked. */
  openFiles?(org: OrgId): Promise<ReadFile | undefined>
  /** The templates that its reviewers approve; undefined where no account is connected. */
  openTemplates?(org: OrgId): Promise<Templates | undefined>
}

/** What decides by which of its numbers a dealership writes: the one the customer wrote to, else the writer's own. */
interface By {
  line?: string | undefined
  writer?: string | undefined
}

export interface Sender {
  /** The dealership's own address that messages leave from; undefined where the carrier chooses. */
  from: string | undefined
  /** Another one than the usual one: the one that the customer wrote to. */
  line?: string | undefined
  /** Why nothing leaves from it at the moment. */
  refusal?: AppError | undefined
  /** Hands a message over, once. */
  send(sending: Sending): Promise<SendOutcome>
}

export interface Sending {
  /** The customer's address on the channel. */
  to: string
  content: Content
  /** The message's ids, under which the carrier reports its status. */
  conversation: string
  id: string
  /** It passes that message on to somebody else: the id of this. */
  forward?: string
  /** Only what a person typed may leave at this time (`personHours` of the channel). */
  isLate?: boolean
}

/** A message's content: text, text with a file, or an approved template with its variables filled ("1", "2", …). */
export type Content =
  | { body: string; media_url?: string; media_type?: string | undefined; more_media?: string[]; head?: Head }
  | { content_sid: string; content_variables: Record<string, string> }

/** What goes before a text on a channel that has it. */
export interface Head {
  subject: string
  cc: string[]
  /** The sids of the messages that it answers, the oldest first. */
  references: string[]
  /** The address at which an answer finds its conversation. */
  reply_to?: string | undefined
  /** Stands below the text. */
  foot: string
  /** The page whose one POST ends offers (RFC 8058), of what nobody writes at the moment. */
  unsubscribe?: string | undefined
}

/** `unknown`: the carrier may or may not have taken the message, so it must not be sent again blindly. */
export type SendOutcome =
  /** `status`: where it is further than taken. */
  | { outcome: 'accepted'; sid: string; status?: MessageStatus }
  | { outcome: 'refused'; code: string; isOptedOut?: boolean }
  | { outcome: 'unknown' }

/** A message that was handed over, by what a carrier may know it. */
interface Sent {
  channel: Channel
  to?: string | undefined
  from?: string | undefined
}

/** What a carrier tells of a message: by its webhook, or its list. */
export interface Told {
  sid: string
  /** Undefined for a word of its own that means nothing here. */
  status: MessageStatus | undefined
  error_code?: string | undefined
  /** The customer wants nothing of this sender any more, and the carrier holds them to it. */
  isOptedOut?: boolean
}

export interface Listed extends Told {
  body: string
  date_created: Date
  /** A request of ours made it, from this sender. */
  isFromUs: boolean
}

export interface Arrived {
  /** Oldest first. */
  messages: { sid: string; from: string; to: string; body: string; occurred_at: Date; listMedia(): Promise<Media> }[]
  /** Remembers until when all that it lists is here. */
  markImported(until: Date): Promise<void>
}
type Media = { url: string; content_type: string }[]

export type ReadFile = (url: string, maxBytes: number) => Promise<FileOutcome>

/** `foreign`: not the carrier's; `too_large`: over the limit; `later`: not there yet, or out of reach. */
type FileOutcome =
  | { outcome: 'read'; bytes: Uint8Array<ArrayBuffer>; type: string; name: string }
  | { outcome: Extract<MediaStatus, 'foreign' | 'too_large'> | 'later' }

/** A dealership's templates at a carrier, each under a sid. Its calls throw the carrier's refusals. */
export interface Templates {
  /** The account that they are in. */
  account_sid: string
  /** Those that anybody made there, the newest first. */
  listMade(): Promise<MadeTemplate[]>
  create(template: TemplateContent): Promise<string>
  remove(sid: string): Promise<void>
  requestApproval(sid: string, asked: { name: string; category: string }): Promise<Approval>
  /** Undefined where it has no such template. */
  findApproval(sid: string): Promise<Approval | undefined>
}

export interface MadeTemplate {
  sid: string
  name: string
  created_at: Date
  /** Undefined where it is none of ours; `keys` are the carrier's names of its variables. */
  content: (Omit<TemplateContent, 'category'> & { keys: string[] }) | undefined
}

/** What of a template the reviewers see. */
export interface TemplateContent {
  friendly_name: string
  language: TemplateLanguage
  category: TemplateCategory
  header_type: HeaderType
  header_text?: string
  header_media_url?: string
  body: string
  footer?: string
  variables: string[]
  samples: string[]
  buttons: { type: TemplateButton['type']; text: string; url?: string; phone_number?: string }[]
}

/** What a review has come to, in the reviewers' word. */
export interface Approval {
  name?: string
  status: string
  category: string
  rejection_reason: string
}
