import { indexPast } from '../core/calls/search/index-past.ts'
import { enqueue } from '../core/platform/aws/queues.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { checkDay } from '../core/reports/days/check-day.ts'
import { recordPast } from '../core/reports/facts/record-past.ts'
import { planMails } from '../core/reports/weekly/plan-mails.ts'
import { eachRecord } from './each-record.ts'

/** A worker gives the rest to the next before its function's time is over. */
const WORKER_MS = 4 * 60_000

export const handler = eachRecord(async ({ org: id }: { org: string }, { now }) => {
  const org = provenOrg(id)
  const until = Date.now() + WORKER_MS
  await planMails(org, now)
  if (!(await recordPast(org))) return
  await checkDay(org, now)
  if (!(await indexPast(org, until))) await enqueue('fill-reports', { org })
})
