import { provenOrg } from '../core/platform/ctx.ts'
import { followSender } from '../core/telephony/senders/follow-sender.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org }: { org: string }, run) => followSender({ ...run, org: provenOrg(org) }))
