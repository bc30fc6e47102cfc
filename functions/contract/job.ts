import type { Use } from './uses.ts'

/** Work for a queue that may wait until a certain time first (core/platform/due). */
export interface DueFacts {
  /** The names of the ids that, beside the organization, identify the waiting item. */
  ids: readonly string[]
  /** Found later than this, it is reported as late and not done; absent if it is never too late. */
  lateMinutes?: number
}

/**
 * The most batches of one dealership that are under way at once, so that what its neighbors do (the servers, accounts,
 * and vendors that it names) keeps no worker from others. `afterSeconds`: only while its batches lately took longer.
 */
export interface Share {
  workers: number
  afterSeconds?: number
}

/** `lanes`: the number of batches of one shard followed in parallel, at most ten; an item's changes stay in one. */
export type Job = {
  uses: readonly Use[]
  timeoutSeconds: number
  /** Default: the memory of nearly all jobs (lib/aws/functions.ts). */
  memoryMb?: number
  /** Node options for its process, if the runtime's defaults do not fit. */
  nodeOptions?: string
} & (
  | { source: 'stream'; batchSize: number; lanes: number }
  | {
      source: 'queue'
      batchSize: number
      maxReceiveCount: number
      /** The number of concurrent executions of its function, at least two. */
      workers: number
      /** Of a job that calls what dealerships name: done by `inShares`. */
      share?: Share
      due?: DueFacts
      /** Recurring work for a dealership, which `plan-rounds` starts. */
      isRound?: true
    }
  | { source: 'schedule'; everyMinutes: number }
  | { source: 'users' }
  | { source: 'events' }
)
