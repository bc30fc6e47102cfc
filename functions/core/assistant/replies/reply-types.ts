import type { Language } from '#contract/language.ts'
import type { FactField, ReplyAct } from './reply-schema.ts'

/** A vehicle as a tool of this turn returned it, of this dealership; money in dollars. */
export interface VehicleFacts {
  id: string
  availability: 'available' | 'inbound' | 'recon' | 'sold'
  year?: number | null
  make?: string | null
  model?: string | null
  trim?: string | null
  title: string
  price?: number | null
  /** The price holds everything but government fees, as some states ask. */
  isTotalPrice?: boolean
  mileage?: number | null
  transmission?: string | null
  drivetrain?: string | null
  color?: string | null
  colorAlt?: string | null
  body?: string | null
  engine?: string | null
  fuel?: string | null
  condition?: 'new' | 'used' | null
  stockNumber?: string | null
  vin?: string | null
}

/** What a reply of this turn may rest on. */
export interface Given {
  facts: ReadonlyMap<string, VehicleFacts>
  /** Folded words and joined names of the whole inventory (stockWordsOf). */
  stockWords: ReadonlySet<string>
  /** The acts of this turn, with the ids that they may name; `true` for those that name none. */
  acts: ReadonlyMap<ReplyAct, true | ReadonlySet<string>>
  /** The dealership's languages; the reply is in one of them. */
  languages: readonly Language[]
  /** A text may address the customer so, unless the name claims something. */
  customerName?: string | undefined
  dealershipName?: string | undefined
  /** Only vehicles with a total price have a price. */
  totalPriceOnly: boolean
}

export type CheckedSegment =
  | { kind: 'text'; text: string }
  | { kind: 'fact'; vehicle: string; field: FactField }
  | { kind: 'act'; act: ReplyAct; id?: string }

/** Why a draft may not leave. */
export type BreachKey =
  | 'malformed'
  | 'empty'
  | 'too_long'
  | 'fact_unknown'
  | 'price_withheld'
  | 'not_for_sale'
  | 'two_vehicles'
  | 'fact_misplaced'
  | 'act_unknown'
  | 'number'
  | 'contact_details'
  | 'characters'
  | 'stock_word'
  | 'claim'
  | 'agreement'
  | 'human_claim'
  | 'unknown_word'
  | 'statement'

export interface Breach {
  reason: BreachKey
  /** For the model's second try and the managers' page; names what was found, in English. */
  detail: string
}

export type Verdict = { isOk: true; sentences: CheckedSegment[][]; vehicles: string[] } | ({ isOk: false } & Breach)
