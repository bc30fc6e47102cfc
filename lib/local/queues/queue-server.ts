import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { buildApp } from 'fauxqs'
import { answerFirst, type Off } from '../faults.ts'
import sqs from '../models/sqs.json' with { type: 'json' }
import { violationsOf } from '../service-model.ts'
import { loadFauxqs } from './fauxqs-parts.ts'
import { openReceiving, type ReceivingQueue } from './receiving-queue.ts'

export type QueueSettings = {
  name: string
  /** True if messages that were received too often move to `<name>-dead`. */
  deadLetter?: boolean
  maxReceiveCount: number
  visibilitySeconds: number
}

/** SQS keeps a dead letter for at most two weeks, which is how long there is to look at it. */
const DEAD_LETTER_SECONDS = 14 * 24 * 3600

const ACCOUNT = '000000000000'

type ServerOptions = { dir: string; port: number; queues: QueueSettings[]; off?: Off }

/** Serves the queues on 127.0.0.1, storing every message in a database under `dir` before it is acknowledged. */
export async function startQueueServer({ dir, port, queues, off }: ServerOptions) {
  mkdirSync(dir, { recursive: true })
  const { stores, persistence, createQueue } = await loadFauxqs(dir)
  // fauxqs's own startFauxqs listens on every interface of the machine.
  const app = buildApp({ logger: false, stores })
  app.addHook('preClose', (done: () => void) => {
    persistence.close()
    done()
  })
  app.addHook('preHandler', async ({ headers, body }: { headers: Record<string, unknown>; body: unknown }) => {
    const operation =
      String(headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1) ?? ''
    const found = violationsOf(sqs, operation, typeof body === 'string' ? JSON.parse(body) : body)
    if (found.length > 0) throw new Error(`SQS would not take this ${operation}: ${found.join('; ')}`)
  })
  if (off) answerFirst(app.server, off)
  await app.listen({ port, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const queueUrl = (name: string) => `${url}/${ACCOUNT}/${name}`
  const queueArn = (name: string) => `arn:aws:sqs:us-east-1:${ACCOUNT}:${name}`

  for (const { name, deadLetter = false, maxReceiveCount, visibilitySeconds } of queues) {
    const dead = `${name}-dead`
    if (deadLetter)
      createQueue(dead, queueUrl(dead), queueArn(dead), { MessageRetentionPeriod: String(DEAD_LETTER_SECONDS) })
    createQueue(name, queueUrl(name), queueArn(name), {
      VisibilityTimeout: String(visibilitySeconds),
      RedrivePolicy: deadLetter ? JSON.stringify({ deadLetterTargetArn: queueArn(dead), maxReceiveCount }) : '',
    })
  }
  /** Opened once for each queue. */
  const receiving = (name: string): ReceivingQueue => {
    const queue = stores.sqsStore.getQueueByName(name)
    if (!queue) throw new Error(`There is no queue ${name}.`)
    return openReceiving(queue, (arn) => stores.sqsStore.getQueueByArn(arn))
  }
  return { url, server: app.server, queueUrl, receiving, stop: () => app.close().then(() => {}) }
}
