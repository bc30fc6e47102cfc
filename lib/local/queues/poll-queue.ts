import { setTimeout } from 'node:timers/promises'
import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { toSqsRecord } from './to-sqs-record.ts'

/** SQS returns at most ten messages per call. */
const MOST_A_CALL = 10
const WAIT_SECONDS = 20
const AFTER_ERROR_MS = 500
/** Time an abort waits for running handlers; unfinished messages come back at the next start. */
const END_SECONDS = 1.5

type Poll = {
  client: SQSClient
  queueUrl: string
  arn: string
  batchSize: number
  workers: number
  invoke: (event: SQSEvent) => Promise<unknown>
  signal: AbortSignal
}

/** Hands a queue's messages to its function in batches until aborted; messages it does not take stay queued. */
export async function pollQueue(poll: Poll) {
  const { client, queueUrl, batchSize, workers, signal } = poll
  const running = new Set<Promise<void>>()
  let isAway = false
  while (!signal.aborted) {
    try {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: queueUrl,
          MaxNumberOfMessages: Math.min(batchSize, MOST_A_CALL),
          WaitTimeSeconds: WAIT_SECONDS,
          MessageSystemAttributeNames: ['All'],
          MessageAttributeNames: ['All'],
        }),
        { abortSignal: signal },
      )
      isAway = false
      if (Messages.length === 0) continue
      const batch = handOver(poll, Messages).finally(() => running.delete(batch))
      running.add(batch)
      if (running.size >= workers) await Promise.race([...running, aborted(signal)])
    } catch (error) {
      if (signal.aborted) break
      if (!isAway) console.error(`The queue ${queueUrl} could not be read, trying again:`, error)
      isAway = true
      await setTimeout(AFTER_ERROR_MS, undefined, { signal }).catch(() => {})
    }
  }
  await Promise.race([Promise.all(running), setTimeout(END_SECONDS * 1000, undefined, { ref: false })])
}

async function handOver({ client, queueUrl, arn, invoke, signal }: Poll, messages: Message[]) {
  try {
    const answer = await invoke({ Records: messages.map((message) => toSqsRecord(message, arn)) })
    const failed = ((answer as SQSBatchResponse | undefined)?.batchItemFailures ?? []).map((f) => f.itemIdentifier)
    // An unknown identifier fails the whole batch, as with Lambda.
    if (failed.some((id) => !messages.some((message) => message.MessageId === id))) return
    const done = messages.filter((message) => !failed.includes(message.MessageId ?? ''))
    if (done.length === 0) return
    const Entries = done.map(({ ReceiptHandle }, n) => ({ Id: String(n), ReceiptHandle }))
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries }))
  } catch (error) {
    if (!signal.aborted) console.error(`A batch of the queue ${queueUrl} failed and comes again:`, error)
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
