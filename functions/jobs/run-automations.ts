import { outreachJobs } from '#contract/outreach/jobs.ts'
import { takeTask } from '../core/outreach/runs/take-task.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...task }: Parameters<typeof takeTask>[1] & { org: string }, run) =>
    takeTask({ ...run, org: provenOrg(org) }, task),
  { order: inShares('run-automations', outreachJobs['run-automations']) },
)
