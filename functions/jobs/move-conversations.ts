import { moveConversations } from '../core/messaging/assignment/move-conversations.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...left }: { org: string; person: string; isLastLook?: boolean }, run) =>
  moveConversations({ ...run, org: provenOrg(org) }, left),
)
