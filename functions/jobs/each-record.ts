import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'

type JobRun = { now: Date; requestId: string }

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
        const causes = error instanceof AggregateError ? error.errors.map(String) : undefined
        const place = { request_id: run.requestId, message_id: messageId }
        console.error(JSON.stringify({ level: 'error', ...place, name, message, stack, causes }))
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  }
}
