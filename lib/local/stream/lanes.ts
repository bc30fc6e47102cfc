import type { DynamoDBRecord } from 'aws-lambda'
import { itemOf } from '../../../functions/core/platform/changes/item-of.ts'
import { type Deliver, deliverBatch } from './deliver-batch.ts'

/** This many records are read ahead of the oldest one not taken, so that a slow item does not soon block the others. */
const MOST_AHEAD = 10_000

interface Read {
  sequence: string
  /** Undefined for a record that need not be delivered. */
  record: DynamoDBRecord | undefined
}
type Waiting = Read & { isTaken: boolean }

interface Lanes {
  deliver: Deliver
  count: number
  batchSize: number
  /** Called with the position up to which a shard's records are all taken. */
  onTaken: (shardId: string, sequence: string) => void
}

/**
 * Delivers records in batches, in parallel lanes, as Lambda does with a parallelization factor: the records of one item
 * stay in one lane and in order, and a blocked lane does not block the others.
 */
export function openLanes({ deliver, count, batchSize, onTaken }: Lanes) {
  const lanes = Array.from({ length: count }, () => ({
    waiting: [] as Waiting[],
    work: undefined as Promise<void> | undefined,
  }))
  const byShard = new Map<string, Waiting[]>()
  let moved = Promise.withResolvers<void>()

  const run = async (lane: (typeof lanes)[number]) => {
    while (lane.waiting.length > 0) {
      const batch = lane.waiting.splice(0, batchSize)
      await deliverBatch(
        deliver,
        batch.flatMap(({ record }) => record ?? []),
      )
      if (deliver.signal.aborted) return
      for (const one of batch) one.isTaken = true
      advance()
    }
    lane.work = undefined
  }
  /** Advances to the oldest record of each shard that is not taken yet. */
  const advance = () => {
    for (const [shardId, reads] of byShard) {
      const first = reads.findIndex(({ isTaken }) => !isTaken)
      const taken = reads.splice(0, first < 0 ? reads.length : first)
      const last = taken.at(-1)
      if (last) onTaken(shardId, last.sequence)
    }
    moved.resolve()
    moved = Promise.withResolvers()
  }
  const underWay = () => [...byShard.values()].reduce((sum, { length }) => sum + length, 0)
  const untilFewerThan = async (most: number) => {
    while (underWay() >= most && !deliver.signal.aborted) await moved.promise
  }
  deliver.signal.addEventListener('abort', () => moved.resolve(), { once: true })

  return {
    /** Accepts records read from a shard; waits while too many are in progress. */
    async add(shardId: string, reads: Read[]) {
      const shard = byShard.get(shardId) ?? []
      byShard.set(shardId, shard)
      for (const read of reads) {
        const one = { ...read, isTaken: read.record === undefined }
        shard.push(one)
        if (read.record) lanes[laneOf(read.record, count)]?.waiting.push(one)
      }
      for (const lane of lanes) if (lane.waiting.length > 0) lane.work ??= run(lane)
      advance()
      await untilFewerThan(MOST_AHEAD)
    },
    /** Waits until everything is taken, or the signal. */
    settled: () => untilFewerThan(1),
    /** Waits for the batches being processed at the moment. */
    ended: () => Promise.all(lanes.map(({ work }) => work)),
  }
}

/** An item's lane depends on its key alone. */
function laneOf(record: DynamoDBRecord, count: number): number {
  let hash = 0
  for (const char of itemOf(record)) hash = (hash * 31 + char.charCodeAt(0)) >>> 0
  return hash % count
}
