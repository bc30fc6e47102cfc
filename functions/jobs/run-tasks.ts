import { createCallsFile } from '../core/calls/exports/create-calls-file.ts'
import { createFile } from '../core/customers/exports/create-file.ts'
import { takeTask } from '../core/customers/tasks/take-task.ts'
import { applyBulk } from '../core/messaging/bulk/apply-bulk.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, task }: { org: string; task: string }, run) =>
  takeTask({ ...run, org: provenOrg(org) }, task, { bulk: applyBulk, export: createFile, calls: createCallsFile }),
)
