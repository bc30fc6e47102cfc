import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { type DueMessage, timeOf } from '../core/platform/due/due-times.ts'
import { logFailure } from '../core/platform/log.ts'

/** `isLate`: it waited for its time, and was found later than its kind allows (`lateMinutes` in its job's row). */
type JobRun = { now: Date; requestId: string; isLate: boolean }

/**
 * The Lambda handler of a queue job: one call per record. A record that fails is logged once and returned alone, so
 * that the queue retries it and not the others in its batch. `isFinal`: a repeat would find nothing to do, so that no
 * dead letter would report the failure; the function itself fails, which its alarm counts.
 */
export function eachRecord<Body>(
  work: (body: Body, run: JobRun) => Promise<unknown>,
  { isFinal = false }: { isFinal?: boolean } = {},
) {
  return async ({ Records }: SQSEvent, context?: Context): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
    for (const { body, messageId } of Records) {
      const requestId = context?.awsRequestId ?? messageId
      try {
        const message = JSON.parse(body) as Body & Partial<DueMessage>
        await work(message, { requestId, ...timeOf(message, new Date()) })
      } catch (error) {
        logFailure(error, { request_id: requestId, message_id: messageId })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    if (isFinal && batchItemFailures.length > 0) throw new Error('A failure that no repeat mends was logged above.')
    return { batchItemFailures }
  }
}
