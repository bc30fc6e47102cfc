import type { Channel } from '#contract/customers/channels/channels.ts'
import type { SourceKind } from '#contract/customers/source-kinds.ts'
import type { LostReason } from '#contract/messaging/deal-facts.ts'

/** A vehicle that the assistant told of. */
export interface Shown {
  id: string
  title: string
  price?: string | undefined
}

type By = 'customer' | 'assistant' | 'marcus' | 'tess' | 'diego'
export interface PastLine {
  at: number
  by: By
  text: string
}
export interface PastCustomer {
  first_name: string
  last_name: string
  phone: string
  channel: Channel
  source: SourceKind
  by: Exclude<By, 'customer' | 'assistant'>
  lines: PastLine[]
  /** The one that they asked about. */
  vehicle?: Shown | undefined
  /** Their conversation goes on. */
  isOpen?: boolean
  /** When they came in, and how far they came (epoch milliseconds). */
  came: number
  booked?: number
  appointment?: number
  isKept?: boolean
  sold?: { at: number; amount: number }
  lost?: { at: number; from: string; reason: LostReason }
  call?: { at: number; how: 'made' | 'answered'; seconds: number } | undefined
}

/** A customer of the past as they are kept. */
export interface Kept extends PastCustomer {
  id: string
  conversation: string
  agent: { id: string; name: string }
}

/** The demonstration's dealership and its people. */
export interface Place {
  org: string
  account: { phone_number: string }
  people: Record<Kept['by'], Kept['agent']>
}
