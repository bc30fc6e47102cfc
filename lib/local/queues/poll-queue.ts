import { setTimeout } from 'node:timers/promises'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Received } from './fauxqs-parts.ts'
import type { ReceivingQueue } from './receiving-queue.ts'
import { toSqsRecord } from './to-sqs-record.ts'

const LOOK_AGAIN_MS = 500
/** Time an abort waits for running handlers; unfinished messages come back at the next start. */
const END_SECONDS = 1.5

type Poll = {
  queue: ReceivingQueue
  batchSize: number
  workers: number
  invoke: (event: SQSEvent) => Promise<unknown>
  /** While it is true, nothing is received and nothing deleted. */
  isOff: () => boolean
  signal: AbortSignal
}

/** Hands a queue's messages to its function in batches until aborted; messages it does not take stay queued. */
export async function pollQueue(poll: Poll) {
  const { queue, batchSize, workers, isOff, signal } = poll
  const running = new Set<Promise<void>>()
  while (!signal.aborted) {
    const messages = isOff() ? [] : queue.receive(batchSize)
    if (messages.length > 0) {
      const batch = handOver(poll, messages).finally(() => running.delete(batch))
      running.add(batch)
      if (running.size >= workers) await Promise.race([...running, aborted(signal)])
    } else if (isOff()) await setTimeout(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {})
    else await queue.changed(signal)
  }
  await Promise.race([Promise.all(running), setTimeout(END_SECONDS * 1000, undefined, { ref: false })])
}

async function handOver({ queue, invoke, isOff, signal }: Poll, messages: Received[]) {
  try {
    const answer = await invoke({ Records: messages.map((message) => toSqsRecord(message, queue.arn)) })
    const failed = ((answer as SQSBatchResponse | undefined)?.batchItemFailures ?? []).map((f) => f.itemIdentifier)
    // An unknown identifier fails the whole batch, as with Lambda.
    if (isOff() || failed.some((id) => !messages.some((message) => message.MessageId === id))) return
    for (const { MessageId, ReceiptHandle } of messages)
      if (!failed.includes(MessageId) && !signal.aborted) queue.remove(ReceiptHandle)
  } catch (error) {
    if (!signal.aborted) console.error(`A batch of the queue ${queue.arn} failed and comes again:`, error)
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
