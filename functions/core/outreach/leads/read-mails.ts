import { MAIL_BYTES } from '#contract/messaging/mail-facts.ts'
import { findConversationAt } from '../../messaging/mail-threads/find-conversation-at.ts'
import { receiveMail } from '../../messaging/mails/receive-mail.ts'
import { readMail } from '../../platform/aws/mail-files.ts'
import type { Guest } from '../../platform/ctx.ts'
import { type ArrivedMail, readLeadMail } from './read-lead-mail.ts'

/** Reads a mail that came to our domain: to the address of a conversation, or to dealerships' for leads. Safe to repeat. */
export async function readMails(work: Pick<Guest, 'now' | 'requestId'>, arrived: ArrivedMail): Promise<void> {
  const { id, recipients, verdicts } = arrived
  const found = (await Promise.all(recipients.map(findConversationAt))).filter((one) => one !== undefined)
  const threads = new Map(found.map((one) => [one.conversation, one]))
  const raw = threads.size > 0 ? await readMail(id, MAIL_BYTES) : undefined
  for (const { org, conversation } of threads.values())
    if (raw) await receiveMail({ ...work, org }, raw, { id, verdicts, conversation })
  await readLeadMail(work, arrived, new Set(found.map(({ org }) => org)))
}
