import type { Use } from './uses.ts'

/** Work for a queue that may wait for a moment first (core/platform/due). */
export interface DueFacts {
  /** What the ids are called that, beside the organization, name what waits. */
  ids: readonly string[]
  /** Found later than this it is told, not done; absent where it is never too late. */
  lateMinutes?: number
}

/** `lanes`: how many batches of one shard are followed side by side, ten at most; an item's changes stay in one. */
export type Job = {
  uses: readonly Use[]
  timeoutSeconds: number
  /** Left out, what nearly all jobs have (lib/aws/functions.ts). */
  memoryMb?: number
  /** How its process is started, where the runtime's own way does not fit. */
  nodeOptions?: string
} & (
  | { source: 'stream'; batchSize: number; lanes: number }
  /** `workers`: how many of its function run at once, two at least. */
  | { source: 'queue'; batchSize: number; maxReceiveCount: number; workers: number; due?: DueFacts }
  | { source: 'schedule'; everyMinutes: number }
  | { source: 'users' }
  | { source: 'events' }
)
