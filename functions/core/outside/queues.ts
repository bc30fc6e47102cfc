import type { SQSClient } from '@aws-sdk/client-sqs'
import { queueVariable } from '../../contract/environment.ts'
import { PATIENCE } from './patience.ts'

let client: SQSClient | undefined

/** Puts work for a job of `contract/jobs.ts` on its queue, as JSON; it may be done more than once. At most 900 seconds of delay. */
export async function enqueue(job: string, body: unknown, { delaySeconds }: { delaySeconds?: number } = {}) {
  const { SQSClient, SendMessageCommand } = await import('@aws-sdk/client-sqs')
  client ??= new SQSClient(PATIENCE)
  await client.send(
    new SendMessageCommand({
      QueueUrl: process.env[queueVariable(job)],
      MessageBody: JSON.stringify(body),
      DelaySeconds: delaySeconds,
    }),
  )
}
