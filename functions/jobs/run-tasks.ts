import { createCallsFile } from '../core/calls/exports/create-calls-file.ts'
import { createFile } from '../core/customers/exports/create-file.ts'
import { takeTask } from '../core/customers/tasks/take-task.ts'
import { endArchive } from '../core/leaving/archives/end-archive.ts'
import { applyBulk } from '../core/messaging/bulk/apply-bulk.ts'
import { consentColumns } from '../core/messaging/consents/list-consent-columns.ts'
import { createReportFile } from '../core/outreach/campaigns/create-report-file.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { createPersonFile } from '../core/privacy/requests/create-person-file.ts'
import { removePerson } from '../core/privacy/requests/remove-person.ts'
import { eachRecord } from './each-record.ts'

const workers = {
  bulk: applyBulk,
  calls: createCallsFile,
  campaign: createReportFile,
  deletion: removePerson(endArchive),
  export: createFile(consentColumns),
  person: createPersonFile,
}

export const handler = eachRecord(({ org, task }: { org: string; task: string }, run) =>
  takeTask({ ...run, org: provenOrg(org) }, task, workers),
)
