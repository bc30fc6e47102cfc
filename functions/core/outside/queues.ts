import { queueVariable } from '../../contract/environment.ts'
import { signedFetch } from './signed-fetch.ts'

/** Puts work for a job of `contract/jobs.ts` on its queue, as JSON; it may be done more than once. At most 900 seconds of delay. */
export async function enqueue(job: string, body: unknown, { delaySeconds }: { delaySeconds?: number } = {}) {
  const QueueUrl = process.env[queueVariable(job)] ?? ''
  await signedFetch({
    service: 'sqs',
    url: new URL('/', QueueUrl).href,
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
    body: JSON.stringify({ QueueUrl, MessageBody: JSON.stringify(body), DelaySeconds: delaySeconds }),
  })
}
