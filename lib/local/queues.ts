import type { Off } from './faults.ts'
import type { Invoke } from './invoke.ts'
import { pollQueue } from './queues/poll-queue.ts'
import { type QueueSettings, startQueueServer } from './queues/queue-server.ts'

export type LocalQueue = QueueSettings & {
  /** The function that gets the messages; a queue without one only stores them. */
  handler?: string
  batchSize: number
  /** The number of batches processed in parallel; default five. */
  workers?: number
}

type QueuesOptions = {
  /** The folder for the messages. */
  dir: string
  queues: LocalQueue[]
  invoke: Invoke
  /** 0 or absent: any free port. */
  port?: number
  off?: Off
  /** True while `off` answers: then nothing is received either. */
  isOff?: () => boolean
}

/** The local SQS: the queues, a `<name>-dead` for each that wants one, and event source mappings to the handlers. */
export async function startQueues({ dir, queues, invoke, port = 0, off, isOff = () => false }: QueuesOptions) {
  const server = await startQueueServer({ dir, port, queues, off })
  const stopped = new AbortController()

  const handled = queues.flatMap(({ handler, ...queue }) =>
    handler ? [{ ...queue, handler, receiving: server.receiving(queue.name) }] : [],
  )
  const polling = handled.map(({ receiving, handler, batchSize, workers = 5 }) =>
    pollQueue({
      queue: receiving,
      batchSize,
      workers,
      invoke: (event) => invoke(handler, event),
      isOff,
      signal: stopped.signal,
    }),
  )
  const nextAt = () =>
    isOff() ? Number.POSITIVE_INFINITY : Math.min(...handled.map(({ receiving }) => receiving.nextAt()))

  return {
    url: server.url,
    server: server.server,
    /** The URL of a queue, for SendMessage; a dead-letter queue's name is the queue's with `-dead`. */
    queueUrl: server.queueUrl,
    /** The moment (epoch milliseconds) of the next message that a handler gets. */
    nextAt,
    isBusy: () => nextAt() <= Date.now(),
    /** Hands on what is due, now that the clock was moved. */
    run() {
      for (const { receiving } of handled) receiving.wake()
    },
    async stop() {
      stopped.abort()
      await Promise.all(polling)
      await server.stop()
    },
  }
}
