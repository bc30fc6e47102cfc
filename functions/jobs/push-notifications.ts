import { sendNotificationPush, type WaitingPush } from '../core/messaging/notifications/send-notification-push.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, ...waiting }: WaitingPush & { org: string }, run) =>
  sendNotificationPush({ ...run, org: provenOrg(org) }, waiting),
)
