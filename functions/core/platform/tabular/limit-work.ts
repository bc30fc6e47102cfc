import type { ListName } from '#contract/platform/list-refusals.ts'
import { AppError } from '../errors.ts'

/** Twice the maximum number of entries in any list: more rows are repeats, or empty. */
const ROWS_MAX = 200_000
/** A file of a dozen rows takes some hundredths of a second, and a megabyte of ordinary ones as much again. */
const SECONDS_MAX = 3
const SECONDS_A_MEGABYTE = 1.5
/** Rarely enough that checking the clock costs nothing, and often enough that no file runs far beyond its time. */
const ROWS_BETWEEN_LOOKS = 64

/**
 * Limits one file to its share of a worker: rows, and CPU time, which grows with the size of the uploaded file and not
 * of the unpacked data. Exceeding either refuses the file.
 */
export class WorkLimit {
  readonly #begun = process.threadCpuUsage()
  readonly #list: ListName
  readonly #processorMs: number | undefined
  #rows = 0
  /** Bytes of the file as uploaded, so far. */
  bytes = 0

  constructor(list: ListName, processorMs: number | undefined) {
    this.#list = list
    this.#processorMs = processorMs
  }

  countRow() {
    if (++this.#rows > ROWS_MAX) throw new AppError('too_many_rows', { most: ROWS_MAX, list: this.#list })
    if (this.#rows % ROWS_BETWEEN_LOOKS === 0) this.look()
  }

  /** Checks the CPU time that this thread has used since the file was begun. */
  look() {
    const { user, system } = process.threadCpuUsage(this.#begun)
    const most = this.#processorMs ?? 1000 * (SECONDS_MAX + (SECONDS_A_MEGABYTE * this.bytes) / 1e6)
    if ((user + system) / 1000 > most) throw new AppError('file_too_slow', { list: this.#list })
  }
}
