import type { SQSRecord } from 'aws-lambda'
import type { Share } from '#contract/job.ts'
import { enqueue } from '../core/platform/aws/queues.ts'
import { eachAtOnce } from '../core/platform/each-at-once.ts'
import { holdShare } from '../core/platform/share/hold-share.ts'
import { pauseSeconds } from '../core/platform/share/pause-seconds.ts'
import type { Order } from './each-record.ts'

/**
 * Does a batch's work at once, each dealership's with its share of the workers (`share` in the job's row). What finds no
 * worker of its share left goes back to the queue for a while, where it keeps none waiting.
 */
export const inShares =
  (job: string, row: { share: Share; timeoutSeconds: number; batchSize: number }): Order =>
  async (records, doOne, attempt) => {
    const eachOf = (own: SQSRecord[], act: (record: SQSRecord) => Promise<unknown>) =>
      eachAtOnce(own, row.batchSize, (record) => attempt(record, () => act(record)))
    const doOwn = async ([org, own]: [string, SQSRecord[]]) => {
      const isDone = await holdShare(org, { ...row, job }, () => eachOf(own, doOne))
      if (!isDone) await eachOf(own, (record) => putBack(job, record))
    }
    await Promise.all(
      byOrganization(records).map((group) =>
        doOwn(group).catch((error) => eachOf(group[1], () => Promise.reject(error))),
      ),
    )
  }

function putBack(job: string, { body }: SQSRecord) {
  const message = JSON.parse(body) as { put_back?: number }
  const { put_back = 0 } = message
  return enqueue(job, { ...message, put_back: put_back + 1 }, { delaySeconds: pauseSeconds(put_back, Math.random()) })
}

function byOrganization(records: SQSRecord[]) {
  const groups = new Map<string, SQSRecord[]>()
  for (const record of records) {
    const { org } = JSON.parse(record.body) as { org: string }
    groups.set(org, [...(groups.get(org) ?? []), record])
  }
  return [...groups]
}
