import type { SESEvent } from 'aws-lambda'
import { readMails } from '../core/outreach/leads/read-mails.ts'

/** SES tells of each mail once it is kept, and asks again if this fails. */
export const handler = async ({ Records }: SESEvent, context?: { awsRequestId: string }) => {
  for (const { ses } of Records) {
    const { messageId: id, source } = ses.mail
    const { recipients, spamVerdict, virusVerdict, spfVerdict, dkimVerdict, dmarcVerdict } = ses.receipt
    if (spamVerdict.status === 'FAIL' || virusVerdict.status === 'FAIL') continue
    const verdicts = { spf: spfVerdict.status, dkim: dkimVerdict.status, dmarc: dmarcVerdict.status, source }
    await readMails({ now: new Date(), requestId: context?.awsRequestId ?? id }, { id, recipients, verdicts })
  }
}
