import { assignWaiting } from '../core/messaging/assignment/assign-waiting.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }) => assignWaiting(provenOrg(org)))
