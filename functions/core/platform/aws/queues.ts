import { queueVariable } from '#contract/environment.ts'
import { eachAtOnce } from '../each-at-once.ts'
import { signedFetch } from './signed-fetch.ts'

/** SQS takes ten messages a call. */
const MOST_A_CALL = 10
/** A page of the table is hundreds of calls: more at once would wait for each other until they time out. */
const CALLS_AT_ONCE = 8

interface Work {
  body: unknown
  /** At most 900. */
  delaySeconds?: number
}

/** Puts work for a job of `contract/jobs.ts` on its queue, as JSON; it may be done more than once. */
export async function enqueue(job: string, body: unknown, options: Pick<Work, 'delaySeconds'> = {}): Promise<void> {
  await callQueue(job, 'SendMessage', messageOf({ body, ...options }))
}

/** Puts any number of works on a job's queue; throws where not all were taken, and may then be repeated as a whole. */
export async function enqueueAll(job: string, works: readonly Work[]): Promise<void> {
  const count = Math.ceil(works.length / MOST_A_CALL)
  const batches = Array.from({ length: count }, (_, n) => works.slice(n * MOST_A_CALL, (n + 1) * MOST_A_CALL))
  await eachAtOnce(batches, CALLS_AT_ONCE, (batch) => sendBatch(job, batch))
}

async function sendBatch(job: string, works: readonly Work[]) {
  const Entries = works.map((work, n) => ({ Id: String(n), ...messageOf(work) }))
  const { Failed = [] } = (await callQueue(job, 'SendMessageBatch', { Entries })) as { Failed?: { Code: string }[] }
  if (Failed[0]) throw new Error(`SQS did not take ${Failed.length} messages for ${job}: ${Failed[0].Code}.`)
}

/**
 * Work of an organization is a group of its own: while one has more than a tenth of the workers or of their time, SQS hands
 * out the others' first. Nothing is put in order by it.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fair-queues.html
 */
const messageOf = ({ body, delaySeconds }: Work) => ({
  MessageBody: JSON.stringify(body),
  DelaySeconds: delaySeconds,
  MessageGroupId: (body as { org?: string }).org,
})

function callQueue(job: string, action: string, input: object): Promise<unknown> {
  const QueueUrl = process.env[queueVariable(job)] ?? ''
  return signedFetch({
    service: 'sqs',
    url: new URL('/', QueueUrl).href,
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
    body: JSON.stringify({ QueueUrl, ...input }),
  })
}
