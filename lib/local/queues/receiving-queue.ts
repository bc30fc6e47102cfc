import type { Queue, Received } from './fauxqs-parts.ts'

export type ReceivingQueue = ReturnType<typeof openReceiving>

/**
 * A queue as Lambda's own poller sees it, in the server's process. It waits for the next message, delayed or come back,
 * where the server itself looks every 20 ms.
 */
export function openReceiving(queue: Queue, deadLetterOf: (arn: string) => Queue | undefined) {
  let woken = Promise.withResolvers<void>()
  const wake = () => {
    woken.resolve()
    woken = Promise.withResolvers()
  }
  for (const method of ['enqueue', 'changeVisibility'] as const) {
    const original = queue[method].bind(queue) as (...args: never[]) => void
    queue[method] = (...args: never[]) => {
      original(...args)
      wake()
    }
  }

  return {
    arn: queue.arn,
    /** At most `most` messages, and at most ten; they are hidden until removed, or for the queue's visibility timeout. */
    receive: (most: number): (Received & { Attributes: Record<string, string> })[] =>
      queue
        .dequeue(most, undefined, deadLetterOf)
        .map((message) => ({ ...message, Attributes: attributesOf(message) })),
    remove: (receiptHandle: string) => void queue.deleteMessage(receiptHandle),
    /** The moment of the next message, of one that waits now the past. */
    nextAt: () => (queue.messages.length > 0 ? 0 : nextAt(queue)),
    /** Looks again, as the clock was moved. */
    wake,
    /** Resolves when there may be something to receive. */
    async changed(signal: AbortSignal): Promise<void> {
      if (signal.aborted || queue.messages.length > 0) return
      const timer = setTimeout(wake, Math.min(LONGEST_MS, Math.max(0, nextAt(queue) - Date.now())))
      signal.addEventListener('abort', wake, { once: true })
      await woken.promise
      signal.removeEventListener('abort', wake)
      clearTimeout(timer)
    },
  }

  function attributesOf({ ReceiptHandle }: Received): Record<string, string> {
    const message = queue.inflightMessages.get(ReceiptHandle)?.message
    return {
      SenderId: '000000000000',
      SentTimestamp: String(message?.sentTimestamp),
      ApproximateReceiveCount: String(message?.approximateReceiveCount),
      ApproximateFirstReceiveTimestamp: String(message?.approximateFirstReceiveTimestamp),
      ...(message?.messageGroupId && { MessageGroupId: message.messageGroupId }),
    }
  }
}

/** As long as a call of SQS may wait. */
const LONGEST_MS = 20_000

/** The moment at which a delayed message is due, or one that was not removed comes back. */
const nextAt = ({ delayedMessages, inflightMessages }: Queue): number =>
  Math.min(
    ...delayedMessages.map(({ delayUntil = 0 }) => delayUntil),
    ...[...inflightMessages.values()].map(({ visibilityDeadline }) => visibilityDeadline),
  )
