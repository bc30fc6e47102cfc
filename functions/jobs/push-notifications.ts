import { peopleJobs } from '#contract/people/jobs.ts'
import { sendNotificationPush, type WaitingPush } from '../core/messaging/notifications/send-notification-push.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

export const handler = eachRecord(
  ({ org, ...waiting }: WaitingPush & { org: string }, run) =>
    sendNotificationPush({ ...run, org: provenOrg(org) }, waiting),
  { order: inShares('push-notifications', peopleJobs['push-notifications']) },
)
