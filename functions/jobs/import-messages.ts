import { importMessages } from '../core/messaging/messages/import-messages.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => importMessages({ ...run, org: provenOrg(org) }))
