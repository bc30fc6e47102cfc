import { provenOrg } from '../core/platform/ctx.ts'
import { checkDay } from '../core/reports/days/check-day.ts'
import { recordPast } from '../core/reports/facts/record-past.ts'
import { planMails } from '../core/reports/weekly/plan-mails.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(async ({ org: id }: { org: string }, { now }) => {
  const org = provenOrg(id)
  await planMails(org, now)
  if (await recordPast(org)) await checkDay(org, now)
})
