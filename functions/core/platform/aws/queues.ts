import { queueVariable } from '#contract/environment.ts'
import { eachAtOnce } from '../each-at-once.ts'
import { variable } from '../environment.ts'
import { signedFetch } from './signed-fetch.ts'

/** SQS accepts ten messages per call. */
const MOST_A_CALL = 10
/** A page of the table makes hundreds of calls: more at once would wait for each other until they time out. */
const CALLS_AT_ONCE = 8

/** The stream waits meanwhile, and with it everyone whose changes come after. */
const PATIENCE = { tries: 2, timeoutMs: 1_500 }
/** A silent service is not called for this long: each new attempt would keep the others waiting again. */
const LET_BE_MS = 10_000

const silentUntil = new Map<string, number>()

/** Work that SQS did not accept; the request for it is repeated later. */
export class NotQueued extends Error {
  override name = 'NotQueued'
}

interface Work {
  body: unknown
  /** At most 900. */
  delaySeconds?: number
}

/** Puts work for a job in `contract/jobs.ts` on its queue, as JSON; it may be done more than once. */
export async function enqueue(job: string, body: unknown, options: Pick<Work, 'delaySeconds'> = {}): Promise<void> {
  await callQueue(job, 'SendMessage', messageOf({ body, ...options }))
}

/** Puts any number of work items on a job's queue; throws if not all were accepted, and may then be repeated. */
export async function enqueueAll(job: string, works: readonly Work[]): Promise<void> {
  const count = Math.ceil(works.length / MOST_A_CALL)
  const batches = Array.from({ length: count }, (_, n) => works.slice(n * MOST_A_CALL, (n + 1) * MOST_A_CALL))
  await eachAtOnce(batches, CALLS_AT_ONCE, (batch) => sendBatch(job, batch))
}

async function sendBatch(job: string, works: readonly Work[]) {
  const Entries = works.map((work, n) => ({ Id: String(n), ...messageOf(work) }))
  const { Failed = [] } = (await callQueue(job, 'SendMessageBatch', { Entries })) as { Failed?: { Code: string }[] }
  if (Failed[0]) throw new NotQueued(`SQS did not take ${Failed.length} messages for ${job}: ${Failed[0].Code}.`)
}

/**
 * Each organization's work is its own message group: while one has more than a tenth of the workers or of their time,
 * SQS delivers the others' first. This does not order messages.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fair-queues.html
 */
const messageOf = ({ body, delaySeconds }: Work) => ({
  MessageBody: JSON.stringify(body),
  DelaySeconds: delaySeconds,
  MessageGroupId: (body as { org?: string }).org,
})

async function callQueue(job: string, action: string, input: object): Promise<unknown> {
  const QueueUrl = variable(queueVariable(job))
  const url = new URL('/', QueueUrl).href
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` }
  try {
    if (Date.now() < (silentUntil.get(url) ?? 0)) throw new DOMException('SQS was silent a moment ago.', 'TimeoutError')
    return await signedFetch({ service: 'sqs', url, headers, body: JSON.stringify({ QueueUrl, ...input }) }, PATIENCE)
  } catch (cause) {
    if (Date.now() >= (silentUntil.get(url) ?? 0) && (cause as Error).name === 'TimeoutError')
      silentUntil.set(url, Date.now() + LET_BE_MS)
    throw new NotQueued(`SQS took no work for ${job}.`, { cause })
  }
}
