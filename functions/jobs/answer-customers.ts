import { assistantJobs } from '#contract/assistant/jobs.ts'
import { type Asked, answerCustomer } from '../core/assistant/turns/answer-customer.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...asked }: Asked & { org: string }, run) => answerCustomer({ ...run, org: provenOrg(org) }, asked),
  { order: inShares('answer-customers', assistantJobs['answer-customers']) },
)
