import { messagingJobs } from '#contract/messaging/jobs.ts'
import { checkMessage } from '../core/messaging/messages/check-message.ts'
import { settleStop } from '../core/messaging/messages/settle-stop.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

/** `looks`: the number of this check; omitted for the first. `is_heard`: it is a customer's. */
type Asked = { org: string; conversation: string; message: string; looks?: number; is_heard?: boolean }

export const handler = eachRecord(
  ({ org, is_heard, ...input }: Asked, run) => {
    const work = { ...run, org: provenOrg(org) }
    return is_heard ? settleStop(work, input) : checkMessage(work, input)
  },
  { order: inShares('check-messages', messagingJobs['check-messages']) },
)
