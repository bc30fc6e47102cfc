import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'

export type JobRun = { now: Date; requestId: string }

/**
 * The Lambda handler of a queue job: one call a record. A record that fails is logged once and handed back alone, so the
 * queue tries it again and the others of its batch are not repeated.
 */
export function eachRecord<Body>(work: (body: Body, run: JobRun) => Promise<unknown>) {
  return async ({ Records }: SQSEvent, context?: Context): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
    for (const { body, messageId } of Records) {
      const run = { now: new Date(), requestId: context?.awsRequestId ?? messageId }
      try {
        await work(JSON.parse(body) as Body, run)
      } catch (error) {
        const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
        console.error(
          JSON.stringify({ level: 'error', request_id: run.requestId, message_id: messageId, name, message, stack }),
        )
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  }
}
