import type { SESEvent } from 'aws-lambda'
import { readLeadMail } from '../core/outreach/leads/read-lead-mail.ts'

/** SES tells of each mail once it is kept, and asks again if this fails. */
export const handler = async ({ Records }: SESEvent, context?: { awsRequestId: string }) => {
  for (const { ses } of Records) {
    const { messageId: id } = ses.mail
    const { recipients, spamVerdict, virusVerdict } = ses.receipt
    if (spamVerdict.status === 'FAIL' || virusVerdict.status === 'FAIL') continue
    await readLeadMail({ now: new Date(), requestId: context?.awsRequestId ?? id }, { id, recipients })
  }
}
