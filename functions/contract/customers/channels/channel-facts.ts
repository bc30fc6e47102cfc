import type { SourceKind } from '#contract/customers/source-kinds.ts'
import type { FileKind } from '#contract/platform/file-types.ts'
import type { AddressFacts } from './address-facts.ts'

/** The facts that differ between channels; everything else is the same on all. */
export interface ChannelFacts {
  name: string
  /** Where it is a word, not a proper name. */
  nameInSpanish?: string
  /** Who carries its messages (`functions/core/telephony/carriers`). */
  carrier: string
  /** Before an address it says that it is of this channel; empty for at most one. */
  prefix: string
  /** Prefixes of services whose customers are on this channel too: answers reach them here. */
  alsoFrom?: readonly string[]
  address: AddressFacts
  /** Messages leave through the account's messaging service, where it has one. */
  leavesByService: boolean
  /** A longer text is refused by the carrier (Twilio's 21617); counted in UTF-16 units. */
  characters: number
  /** Counted in bytes of UTF-8 instead: an accented letter has two. */
  countsBytes?: true
  /** Free text is allowed only this long after the customer's last message (Twilio 63016); absent: always. */
  windowHours?: number
  /** So long after it a person may still write, but nothing that leaves by itself. */
  personHours?: number
  /** How long somebody's next message may still belong to the one before. */
  burstSeconds: number
  /** The files that its carrier accepts; others are sent as links. */
  files: {
    /** The most that one message takes; absent: one. */
    most?: number
    /** The most bytes of one, by content type. */
    bytes: Readonly<Record<string, number>>
    /** Of a type that is not among these; absent: it accepts no others. */
    otherBytes?: number
    /** The prefix of addresses that can receive files. */
    addresses: string
    /** Beside these a text is shown; elsewhere it is left out. */
    captioned: readonly FileKind[]
  }
  /** Nobody is written to there who has not written: no campaign, automation, or form names it. */
  customerBegins?: true
  /** By what whoever begins there came; absent: as their message tells. */
  source?: SourceKind
  /** Templates that its reviewers approved may be sent at any time. */
  hasTemplates: boolean
  /** Carriers deliver to these addresses only for registered businesses. */
  registeredFor?: string
  /** A message has a subject, and others may get a copy. */
  hasSubject?: boolean
  /** Each segment of a text costs (count-segments.ts). */
  isBilledBySegment: boolean
  /** Who writes these words alone is blocked, and told so, by the carrier itself, until they write START. */
  carrierStops?: readonly string[]
  /** The carrier reports when the customer has read a message. */
  hasReadReceipts: boolean
}
