import { provenOrg } from '../core/ctx.ts'
import { checkMessage } from '../core/messages/check-message.ts'
import { eachRecord } from './each-record.ts'

/** `looks`: which look this is; left out on the first. */
type Unconfirmed = { org: string; conversation: string; message: string; looks?: number }

export const handler = eachRecord(({ org, ...input }: Unconfirmed, run) =>
  checkMessage({ ...run, org: provenOrg(org) }, input),
)
