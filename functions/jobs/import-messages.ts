import { importMessages } from '../core/connections/import-messages.ts'
import { provenOrg } from '../core/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => importMessages({ ...run, org: provenOrg(org) }))
