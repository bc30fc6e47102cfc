import { moveCallsSince } from '../core/calls/recordings/move-calls-since.ts'
import { settleUndoing } from '../core/messaging/merges/settle-undoing.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, merge }: { org: string; merge: string }) =>
  settleUndoing(provenOrg(org), merge, moveCallsSince),
)
