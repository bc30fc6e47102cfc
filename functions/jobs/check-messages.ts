import { messagingJobs } from '#contract/messaging/jobs.ts'
import { checkMessage } from '../core/messaging/messages/check-message.ts'
import { settleNumber } from '../core/messaging/messages/settle-number.ts'
import { settleStop } from '../core/messaging/messages/settle-stop.ts'
import { tellAway } from '../core/messaging/webchat/tell-away.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

/** `looks`: the number of this check; omitted for the first. `is_heard`: it is a customer's. */
interface Asked {
  org: string
  conversation: string
  message: string
  looks?: number
  is_heard?: boolean
  is_to_visitor?: boolean
}

export const handler = eachRecord(
  async ({ org, is_heard, is_to_visitor, ...input }: Asked, run) => {
    const work = { ...run, org: provenOrg(org) }
    if (is_heard) {
      await settleStop(work, input)
      return settleNumber(work, input)
    }
    await checkMessage(work, input)
    if (is_to_visitor) await tellAway(work, input)
  },
  { order: inShares('check-messages', messagingJobs['check-messages']) },
)
