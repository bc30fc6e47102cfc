import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { type DueMessage, timeOf } from '../core/platform/due/rules.ts'
import { logFailure } from '../core/platform/log.ts'

/** `isLate`: it waited for its moment, and was found later than its kind allows (`lateMinutes` of its job's row). */
type JobRun = { now: Date; requestId: string; isLate: boolean }

/**
 * The Lambda handler of a queue job: one call a record. A record that fails is logged once and handed back alone, so the
 * queue tries it again and the others of its batch are not repeated. `isFinal`: a repeat would find nothing to do, so that no
 * dead letter tells of a failure; the function itself fails, which its alarm counts.
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
