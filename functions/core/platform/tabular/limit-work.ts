import type { ListName } from '#contract/platform/list-refusals.ts'
import { AppError } from '../errors.ts'

/** Twice as many as the entries that any list may have: more rows repeat each other, or hold none. */
const ROWS_MAX = 200_000
/** A file of a dozen rows takes some hundredths of a second, a megabyte of ordinary ones as much again. */
const SECONDS_MAX = 3
const SECONDS_A_MEGABYTE = 1.5
/** The clock is asked so seldom that asking costs nothing, and so often that no file runs far beyond its time. */
const ROWS_BETWEEN_LOOKS = 64

/**
 * Holds one file to its share of a worker: rows, and processor time, which grows with the file as it was sent and not with
 * what it unpacks to. Both refuse the file.
 */
export class WorkLimit {
  readonly #begun = process.threadCpuUsage()
  readonly #list: ListName
  readonly #processorMs: number | undefined
  #rows = 0
  /** Of the file as it was sent, so far. */
  bytes = 0

  constructor(list: ListName, processorMs: number | undefined) {
    this.#list = list
    this.#processorMs = processorMs
  }

  countRow() {
    if (++this.#rows > ROWS_MAX) throw new AppError('too_many_rows', { most: ROWS_MAX, list: this.#list })
    if (this.#rows % ROWS_BETWEEN_LOOKS === 0) this.look()
  }

  /** Looks at the time that this thread kept a processor busy since the file was begun. */
  look() {
    const { user, system } = process.threadCpuUsage(this.#begun)
    const most = this.#processorMs ?? 1000 * (SECONDS_MAX + (SECONDS_A_MEGABYTE * this.bytes) / 1e6)
    if ((user + system) / 1000 > most) throw new AppError('file_too_slow', { list: this.#list })
  }
}
