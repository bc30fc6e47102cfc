import { setTimeout } from 'node:timers/promises'
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'

/** A record that fails this often goes to the failure store. */
const ATTEMPTS = 5
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

export type Deliver = {
  invoke: (records: DynamoDBRecord[]) => Promise<unknown>
  giveUp: (records: DynamoDBRecord[]) => Promise<void>
  signal: AbortSignal
}

/**
 * Delivers a batch as Lambda does with ReportBatchItemFailures and bisecting: records before the reported one are done;
 * a batch that fails as a whole is split until the record is found; that one is retried, then given up.
 */
export async function deliverBatch(deliver: Deliver, records: DynamoDBRecord[], attempt = 1): Promise<void> {
  if (deliver.signal.aborted || records.length === 0) return
  const failedAt = await firstFailure(deliver, records)
  if (failedAt === undefined || deliver.signal.aborted) return

  if (failedAt > 0) return deliverBatch(deliver, records.slice(failedAt))
  if (records.length > 1) {
    const half = Math.ceil(records.length / 2)
    await deliverBatch(deliver, records.slice(0, half), attempt)
    return deliverBatch(deliver, records.slice(half))
  }
  if (attempt >= ATTEMPTS) return giveUp(deliver, records)
  await pause(attempt, deliver.signal)
  return deliverBatch(deliver, records, attempt + 1)
}

/** The index of the first record that was not taken; undefined if all were. */
async function firstFailure({ invoke, signal }: Deliver, records: DynamoDBRecord[]): Promise<number | undefined> {
  try {
    const answer = (await invoke(records)) as DynamoDBBatchResponse | undefined
    const failed = answer?.batchItemFailures ?? []
    if (failed.length === 0) return undefined
    const positions = failed.map(({ itemIdentifier }) =>
      records.findIndex((record) => record.dynamodb?.SequenceNumber === itemIdentifier),
    )
    // An unknown identifier fails the whole batch.
    return Math.max(0, Math.min(...positions))
  } catch (error) {
    if (!signal.aborted) console.error('A batch of the table stream failed:', error)
    return 0
  }
}

/** Nothing is lost if the failure store cannot be reached either: the stream waits for it. */
async function giveUp({ giveUp: keep, signal }: Deliver, records: DynamoDBRecord[]) {
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      return await keep(records)
    } catch (error) {
      console.error('A failed record of the table stream could not be kept, trying again:', error)
      await pause(attempt, signal)
    }
  }
}

async function pause(attempt: number, signal: AbortSignal) {
  const ms = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS)
  await setTimeout(ms, undefined, { signal }).catch(() => {})
}
