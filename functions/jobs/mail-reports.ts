import type { DueBody } from '#contract/due.ts'
import { reportsJobs } from '#contract/reports/jobs.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { sendMails } from '../core/reports/weekly/send-mails.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, week, due }: DueBody<'mail-reports'>, run) => sendMails({ ...run, org: provenOrg(org) }, { week, due }),
  { order: inShares('mail-reports', reportsJobs['mail-reports']) },
)
