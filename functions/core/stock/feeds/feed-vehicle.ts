import type { FieldName, FieldsWith, ValueOf } from '#contract/stock/field-names.ts'
import type { RowWords } from '#contract/stock/row-words.ts'
import type { ProblemOf } from '../../platform/tabular/collect-problems.ts'

type Always = FieldsWith<{ always: true }>
type Told = { [Name in Always]: ValueOf<Name> } & { [Name in Exclude<FieldName, Always | 'images'>]?: ValueOf<Name> }

/** A row of a dealer's file, checked and in our own terms; money in cents. What a feed does not say is absent. */
export interface FeedVehicle extends Told {
  /** What makes it the same vehicle tomorrow: its VIN, or dealer code and stock number without one. */
  key: string
  /** Its images' addresses, https or of our own, a line each; listImages gives those that count. */
  image_lines: string
  /** Of everything above: same hash, nothing changed. */
  hash: string
}

/** One of the dealers a file speaks of; `vehicles` counts its valid rows. */
export interface FeedDealer {
  code: string
  name?: string
  phone?: string
  address?: string
  city?: string
  state?: string
  zip?: string
  vehicles: number
}

/** What is wrong with a row of a dealer's file. */
export type RowProblem = ProblemOf<RowWords>
