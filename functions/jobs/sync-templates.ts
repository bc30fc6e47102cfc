import { syncTemplates } from '../core/messaging/templates/sync-templates.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => syncTemplates({ ...run, org: provenOrg(org) }))
