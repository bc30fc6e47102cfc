import type { Label, Language } from '#contract/language.ts'
import type { Day } from '#contract/people/days.ts'
import type { FactField } from './fact-fields.ts'
import type { Phrase } from './phrase-catalog.ts'
import type { Need } from './phrase-needs.ts'
import type { Slots } from './phrase-slots.ts'
import type { ReplyAct } from './reply-schema.ts'

/** A vehicle as a tool of this turn returned it, of this dealership; money in dollars. */
export interface VehicleFacts {
  id: string
  availability: 'available' | 'reserved' | 'inbound' | 'recon' | 'sold'
  year?: number | null
  make?: string | null
  model?: string | null
  trim?: string | null
  title: string
  price?: number | null
  /** The price holds everything but government fees, as some states ask. */
  isTotalPrice?: boolean | undefined
  /** What the dealership says of fees beside its price. */
  feeWords?: Label | undefined
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
  /** How many pictures there are. */
  photos?: number
}

/** What code fills wordings from. */
export interface Filling {
  language: Language
  timezone: string
  facts: ReadonlyMap<string, VehicleFacts>
  /** Times that were offered in this conversation, by their ids. */
  times: ReadonlyMap<string, string>
  /** The dealership's own answers, by their ids. */
  answers: ReadonlyMap<string, string>
  /** Only vehicles with a total price have a price. */
  totalPriceOnly: boolean
  /** Absent where it is not known, or claims something. */
  name?: string | undefined
  dealership: string
  appointment?: string | undefined
  hours?: string | undefined
  /** Of one day; nothing where it is closed. */
  hoursOn?: (day: Day) => string | undefined
  address?: string | undefined
  linkOf: (vehicle: string) => string
  /** Vehicles that this reply has named: from then on by their model. */
  named?: ReadonlySet<string>
}

/** What a reply of this turn may rest on. */
export interface Given extends Filling {
  /** The acts of this turn, with the ids that they may name; `true` for those that name none. */
  acts: ReadonlyMap<ReplyAct, true | ReadonlySet<string>>
  /** What is known to be so, beside what the vehicles' facts tell. */
  holds: ReadonlySet<Need>
  /** The figures that the customer wrote. */
  said: ReadonlySet<number>
  /** What they would spend, as they wrote last. */
  budget?: number | undefined
}

export type CheckedSegment =
  | { kind: 'phrase'; phrase: Phrase; slots: Slots }
  | { kind: 'fact'; vehicle: string; field: FactField }
  | { kind: 'act'; act: ReplyAct; id?: string }

/** Why a draft may not leave. */
export type BreachKey =
  | 'malformed'
  | 'free_text'
  | 'empty'
  | 'too_long'
  | 'phrase_unknown'
  | 'slot'
  | 'need'
  | 'fact_unknown'
  | 'price_withheld'
  | 'not_for_sale'
  | 'act_unknown'

export interface Breach {
  reason: BreachKey
  /** For the model's second try and the managers' page; names what was found, in English. */
  detail: string
}

export type Verdict = { isOk: true; sentences: CheckedSegment[][]; vehicles: string[] } | ({ isOk: false } & Breach)
