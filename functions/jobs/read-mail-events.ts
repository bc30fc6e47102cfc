import { type MailEvent, readMailEvent } from '../core/messaging/mails/read-mail-event.ts'
import { eachRecord } from './each-record.ts'

/** SES puts its events on the queue itself (lib/aws/mail-events.ts): nobody else may, so that they need no signature. */
export const handler = eachRecord((event: MailEvent, run) => readMailEvent(run, event))
