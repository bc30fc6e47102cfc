import { randomBytes } from 'node:crypto'
import type { Invoke } from './invoke.ts'

export interface InboundMail {
  to: string
  from: string
  subject: string
  text: string
  attachments?: { name: string; content_type: string; content: string }[]
  /** What SES's scan says of it. */
  is_spam?: boolean
}

type Keep = (key: string, body: Buffer) => Promise<unknown>

/** The twin of SES's receiving: keeps a mail as it is transferred, then has it read, as the receipt rule says. */
export async function receiveMail(mail: InboundMail, keep: Keep, invoke: Invoke) {
  const messageId = randomBytes(20).toString('hex')
  await keep(`mails/${messageId}`, Buffer.from(asMime(mail)))
  const receipt = {
    recipients: [mail.to],
    spamVerdict: { status: mail.is_spam ? 'FAIL' : 'PASS' },
    virusVerdict: { status: 'PASS' },
  }
  await invoke('read-lead-mails', { Records: [{ ses: { mail: { messageId }, receipt } }] })
  return { id: messageId }
}

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
const inLines = (text: string) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')

function asMime({ to, from, subject, text, attachments = [] }: InboundMail): string {
  const boundary = `=_${randomBytes(12).toString('hex')}`
  const parts = [
    { head: 'Content-Type: text/plain; charset=utf-8', content: text },
    ...attachments.map(({ name, content_type, content }) => ({
      head: `Content-Type: ${content_type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"`,
      content,
    })),
  ]
  const bodies = parts.map(
    ({ head, content }) =>
      `--${boundary}\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${inLines(content)}\r\n`,
  )
  const head = `From: ${from}\r\nTo: ${to}\r\nSubject: ${encoded(subject)}\r\nMIME-Version: 1.0`
  return `${head}\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${bodies.join('')}--${boundary}--\r\n`
}
