import type { ValueOf } from '#contract/stock/field-names.ts'
import type { Words } from './texts.ts'

/** A row of a dealer's file, checked and in our own terms. What a feed does not say is absent. */
export interface FeedVehicle {
  /** What makes it the same car tomorrow: its VIN, or dealer code and stock number without one. */
  key: string
  vin?: string
  dealer_code?: string
  stockNumber?: string
  year?: number
  make?: string
  model?: string
  trim?: string
  body?: string
  /** US dollars in cents; absent where the feed has none (0, empty, N/A, "Call"). */
  price?: number
  /** US dollars in cents. */
  msrp?: number
  /** Miles. */
  mileage?: number
  color?: string
  /** Interior. */
  colorAlt?: string
  transmission?: string
  drivetrain?: string
  engine?: string
  fuel?: string
  /** Plain text, newlines kept. */
  description?: string
  options?: string[]
  /** Addresses, https or of our own, a line each; listImages gives those that count. */
  image_lines: string
  condition?: 'new' | 'used'
  /** A sold one is absent for a sync; inbound and recon are kept and not public. */
  availability: ValueOf<'availability'>
  /** YYYY-MM-DD. */
  stocked_on?: string
  /** "2021 Ford Escape XLT" as far as known. */
  title: string
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

/** What is wrong with a row, in words for a manager. */
export interface RowProblem {
  /** Line of the file, the header being 1; 0 where the whole file is meant. */
  line: number
  column: string
  /** Cut, and never of a cost column. */
  value: string
  message: Words
  /** Lines behind it that were left out with it. */
  skipped?: Words
  /** An error leaves its row out; a warning does not. */
  severity: 'error' | 'warning'
}
