import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type DueMessage, timeOf } from '../core/platform/due/due-times.ts'
import { logFailure } from '../core/platform/log.ts'

/** `isLate`: it waited for its time, and was found later than its kind allows (`lateMinutes` in its job's row). */
type JobRun = { now: Date; requestId: string; isLate: boolean }

/** Does a batch's records, or something else with them; `attempt` notes which failed. */
export type Order = (
  records: SQSRecord[],
  doOne: (record: SQSRecord) => Promise<unknown>,
  attempt: (record: SQSRecord, act: () => Promise<unknown>) => Promise<void>,
) => Promise<void>

const oneAfterAnother: Order = async (records, doOne, attempt) => {
  for (const record of records) await attempt(record, () => doOne(record))
}

/**
 * The Lambda handler of a queue job: one call per record. A record that fails is logged once and returned alone, so
 * that the queue retries it and not the others in its batch. `isFinal`: a repeat would find nothing to do, so that no
 * dead letter would report the failure; the function itself fails, which its alarm counts.
 */
export function eachRecord<Body>(
  work: (body: Body, run: JobRun) => Promise<unknown>,
  { isFinal = false, order = oneAfterAnother }: { isFinal?: boolean; order?: Order } = {},
) {
  return async ({ Records }: SQSEvent, context?: Context): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
    const requestIdOf = ({ messageId }: SQSRecord) => context?.awsRequestId ?? messageId
    const doOne = (record: SQSRecord) => {
      const message = JSON.parse(record.body) as Body & Partial<DueMessage>
      return work(message, { requestId: requestIdOf(record), ...timeOf(message, new Date()) })
    }
    await order(
      Records,
      async (record) => doOne(record),
      async (record, act) => {
        try {
          await act()
        } catch (error) {
          logFailure(error, { request_id: requestIdOf(record), message_id: record.messageId })
          batchItemFailures.push({ itemIdentifier: record.messageId })
        }
      },
    )
    if (isFinal && batchItemFailures.length > 0) throw new Error('A failure that no repeat mends was logged above.')
    return { batchItemFailures }
  }
}
