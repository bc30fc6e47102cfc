import type { FieldName, FieldsWith, ValueOf } from '#contract/stock/field-names.ts'
import type { RowWords } from '#contract/stock/row-words.ts'
import type { ProblemOf } from '../../platform/tabular/collect-problems.ts'

type Always = FieldsWith<{ always: true }>
type Told = { [Name in Always]: ValueOf<Name> } & { [Name in Exclude<FieldName, Always | 'images'>]?: ValueOf<Name> }

/** A checked row of a dealer's file, in our own terms; money in cents. Values missing from the feed are absent. */
export interface FeedVehicle extends Told {
  /** Identifies the vehicle across files: its VIN, or dealer code and stock number without one. */
  key: string
  /** The URLs of its images, https or our own, one per line; listImages returns the ones to use. */
  image_lines: string
  /** Hash of everything above: the same hash means no change. */
  hash: string
}

/** One of the dealers in a file; `vehicles` counts its valid rows. */
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

/** A problem with a row of a dealer's file. */
export type RowProblem = ProblemOf<RowWords>
