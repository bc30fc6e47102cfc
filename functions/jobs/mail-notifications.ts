import { peopleJobs } from '#contract/people/jobs.ts'
import { sendNotificationMail } from '../core/messaging/notifications/send-notification-mail.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'
import { inShares } from './in-shares.ts'

type Waiting = { org: string; inbox: string; id: string; user?: string }

export const handler = eachRecord(
  ({ org, ...waiting }: Waiting, run) => sendNotificationMail({ ...run, org: provenOrg(org) }, waiting),
  { order: inShares('mail-notifications', peopleJobs['mail-notifications']) },
)
