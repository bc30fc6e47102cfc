import { checkCall } from '../core/calls/calls/check-call.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

/** `looks`: the number of this check; omitted for the first. */
type Unsettled = { org: string; call: string; looks?: number }

export const handler = eachRecord(({ org, ...input }: Unsettled, run) =>
  checkCall({ ...run, org: provenOrg(org) }, input),
)
