import type { RowWords } from '#contract/stock/row-words.ts'
import { cutText } from '../../platform/cut-text.ts'
import { AppError } from '../../platform/errors.ts'
import { Problems } from '../../platform/tabular/collect-problems.ts'
import { WorkLimit } from '../../platform/tabular/limit-work.ts'
import { readBatches } from '../../platform/tabular/read-batches.ts'
import type { RecordBatch } from '../../platform/tabular/read-records.ts'
import type { OpenFile } from '../../platform/tabular/unpack-file.ts'
import { checkHeader } from './check-header.ts'
import { ColumnsUnknown, type FeedColumns, type Lacking } from './columns-unknown.ts'
import type { FeedDealer, FeedVehicle, RowProblem } from './feed-vehicle.ts'
import { AMOUNTS } from './field-readers.ts'
import { isUnclear, learnDots } from './learn-dots.ts'
import { VEHICLE_LIST } from './list-kind.ts'
import { type HeaderMapping, mapHeader, type Overrides } from './map-header.ts'
import { RowReader } from './read-row.ts'
import { VehicleTally } from './vehicle-tally.ts'

export interface ReadFeedOptions {
  /** A manager's choices of columns: for this file, or looked up by the hash of its header. */
  mapping?: Overrides | ((header_hash: string) => Overrides | undefined)
  /** The expected size of the file in bytes; fewer are an error. */
  size?: number
  /** The product's own public origin, whose pictures may be http. */
  ownOrigin?: string
  now?: Date
  /** Limit of CPU time in milliseconds; by default, the limit for files of its size. */
  processorMs?: number
  /** Receives the number of bytes read so far. */
  onProgress?: (bytes: number) => void
  /** Receives vehicles as they are read, some hundred at a time; reading waits. A repeated key replaces the earlier. */
  onVehicles: (vehicles: FeedVehicle[]) => unknown
  /** Receives the key that a refused row's vehicle would have, if the row tells. */
  onRefused?: (key: string) => unknown
  /** Receives problems: the first thousand errors in the file, and as many warnings. */
  onProblems?: (problems: RowProblem[]) => unknown
}

export interface FeedSummary extends FeedColumns {
  dealers: FeedDealer[]
  /** Number of refused rows, including those not reported. */
  errors: number
}

const SAMPLES = 5
const SAMPLE_CHARACTERS = 200

/**
 * Reads a dealer's file, plain or gzipped, into checked vehicles. Memory does not grow with the file except for one key
 * per vehicle. A repeated vehicle is emitted again, and its last row counts: store vehicles by key. Throws an AppError
 * for a manager if the file as a whole is not a vehicle list, or ColumnsUnknown if a manager can map its columns;
 * invalid rows are reported as problems, and the others are read.
 */
export async function readFeed(open: OpenFile, options: ReadFeedOptions): Promise<FeedSummary> {
  const limit = new WorkLimit(VEHICLE_LIST.name, options.processorMs)
  const counted = (bytes: number) => {
    limit.bytes = bytes
    options.onProgress?.(bytes)
  }
  const reading = new Reading(open, options, limit)
  for await (const batch of readBatches(open, VEHICLE_LIST, counted)) await reading.read(batch)
  await reading.finish()
  const { bytes } = limit
  if (options.size !== undefined && bytes < options.size)
    throw new AppError('file_cut_short', { bytes, size: options.size })
  return reading.summary()
}

/** A file being read. */
class Reading {
  readonly #open: OpenFile
  readonly #options: ReadFeedOptions
  readonly #limit: WorkLimit
  readonly #problems = new Problems<RowWords>()
  readonly #tally = new VehicleTally()
  readonly #samples: string[][] = []
  #names: string[] = []
  #mapping: HeaderMapping | undefined
  /** Required fields without a column: no row can be read before a manager has chosen columns. */
  #lacking: Lacking | undefined
  #rows: RowReader | undefined
  /** The amount columns, until the meaning of their dots has been looked up. */
  #amounts: number[] = []

  constructor(open: OpenFile, options: ReadFeedOptions, limit: WorkLimit) {
    this.#open = open
    this.#options = options
    this.#limit = limit
  }

  async read({ records, lines, problems, refused }: RecordBatch) {
    this.#limit.look()
    for (const problem of problems) this.#problems.add(problem)
    const vehicles: FeedVehicle[] = []
    for (const [i, record] of records.entries()) {
      this.#limit.countRow()
      if (!this.#mapping) this.#meet(record)
      else if (this.#rows) {
        if (isUnclear(record, this.#amounts)) await this.#learnDots(this.#rows)
        this.#readRow(this.#rows, record, lines[i] ?? 0, vehicles)
      } else if (record.length === this.#names.length && !isEmpty(record)) this.#keepSample(record)
    }
    if (this.#lacking) throw new ColumnsUnknown(this.#lacking, this.#columns())
    for (const record of refused) this.#tellRefused(record)
    if (vehicles.length > 0) await this.#options.onVehicles(vehicles)
    await this.#tellProblems()
  }

  /** The first record is the header. */
  #meet(header: string[]) {
    const { now = new Date(), ownOrigin, mapping } = this.#options
    this.#mapping = mapHeader(header, typeof mapping === 'function' ? mapping(mapHeader(header).header_hash) : mapping)
    this.#lacking = checkHeader(header, this.#mapping)
    this.#names = header.map((name) => name.trim())
    if (this.#lacking) return
    const { columns } = this.#mapping
    this.#amounts = AMOUNTS.flatMap((name) => columns[name])
    this.#rows = new RowReader({ header, mapping: this.#mapping, now, ownOrigin }, this.#problems)
  }

  /** Reads ahead once, at the first ambiguous number: few files have one. */
  async #learnDots(rows: RowReader) {
    rows.dotIn = await learnDots(this.#open, this.#amounts, this.#limit)
    this.#amounts = []
  }

  #readRow(rows: RowReader, record: string[], line: number, vehicles: FeedVehicle[]) {
    if (isEmpty(record) || this.#isHeaderAgain(record, line)) return
    if (!rows.take(record, line)) return this.#tellRefused(record)
    this.#keepSample(record)
    const vehicle = rows.read()
    if (!vehicle) return this.#tellRefused(record)
    const earlier = this.#tally.add(vehicle, line, rows.describeDealer)
    if (earlier !== undefined) rows.tellDuplicate(vehicle, earlier)
    vehicles.push(vehicle)
  }

  #tellRefused(record: string[]) {
    const key = this.#rows?.keyOfRefused(record)
    if (key !== undefined) this.#options.onRefused?.(key)
  }

  /** For example in concatenated files. */
  #isHeaderAgain(record: string[], line: number): boolean {
    if (this.#names.some((name, i) => (record[i] ?? '').trim() !== name)) return false
    this.#problems.addRepeated('header', { line, column: '', value: '' }, (count) => ({
      key: 'header_again',
      about: { count },
    }))
    return true
  }

  #keepSample(record: string[]) {
    if (this.#samples.length >= SAMPLES) return
    const { indexes = [], taken } = this.#mapping ?? {}
    this.#samples.push(indexes.map((i) => (taken?.has(i) ? cutText(record[i] ?? '', SAMPLE_CHARACTERS) : '')))
  }

  async finish() {
    this.#problems.finish()
    await this.#tellProblems()
  }

  async #tellProblems() {
    const problems = this.#problems.take()
    if (problems.length > 0) await this.#options.onProblems?.(problems)
  }

  summary(): FeedSummary {
    return { ...this.#columns(), dealers: this.#tally.dealers, errors: this.#problems.errors }
  }

  #columns(): FeedColumns {
    const { header = [], header_hash = '' } = this.#mapping ?? {}
    return { header, samples: this.#samples, header_hash }
  }
}

const isEmpty = (record: string[]) => {
  for (const cell of record) if (cell !== '' && cell.trim() !== '') return false
  return true
}
