import { checkMessage } from '../core/messaging/messages/check-message.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

/** `looks`: the number of this check; omitted for the first. */
type Unconfirmed = { org: string; conversation: string; message: string; looks?: number }

export const handler = eachRecord(({ org, ...input }: Unconfirmed, run) =>
  checkMessage({ ...run, org: provenOrg(org) }, input),
)
