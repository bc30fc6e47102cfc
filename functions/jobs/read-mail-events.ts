import { type MailEvent, readMailEvent } from '../core/messaging/mails/read-mail-event.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

/** SES puts its events on the queue itself (lib/aws/mail-events.ts): nobody else may, so that they need no signature. */
export const handler = eachRecord(async (event: MailEvent, run) => {
  const [org] = event.mail.tags?.org ?? []
  if (org) await readMailEvent({ ...run, org: provenOrg(org) }, event)
})
