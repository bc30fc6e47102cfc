import { hasCalls } from '../core/calls/calls/door.ts'
import { joinTwins } from '../core/messaging/merges/join-twins.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) =>
  joinTwins({ ...run, org: provenOrg(org) }, hasCalls),
)
