import { randomBytes } from 'node:crypto'
import type { Invoke } from './invoke.ts'

export interface InboundMail {
  to: string
  from: string
  subject: string
  text?: string | undefined
  html?: string | undefined
  cc?: string | undefined
  /** Further headers, such as Message-ID and References. */
  headers?: Record<string, string> | undefined
  attachments?: { name: string; content_type: string; content: string }[] | undefined
  /** The mail as it is transferred, in place of all but `to` and `from`; base64. */
  raw?: string | undefined
  /** What SES's scan says of it. */
  is_spam?: boolean | undefined
  /** SES's verdicts on its sender; absent: all pass. */
  verdicts?: { spf?: string | undefined; dkim?: string | undefined; dmarc?: string | undefined } | undefined
  /** SES tells of it so often. */
  times?: number | undefined
}

type Keep = (key: string, body: Buffer) => Promise<unknown>

/** The twin of SES's receiving: keeps a mail as it is transferred, then has it read, as the receipt rule says. */
export async function receiveMail(mail: InboundMail, keep: Keep, invoke: Invoke) {
  const messageId = randomBytes(20).toString('hex')
  await keep(`mails/${messageId}`, mail.raw === undefined ? Buffer.from(asMime(mail)) : Buffer.from(mail.raw, 'base64'))
  const { spf = 'PASS', dkim = 'PASS', dmarc = 'PASS' } = mail.verdicts ?? {}
  const receipt = {
    recipients: mail.to.split(',').map((address) => address.trim()),
    spamVerdict: { status: mail.is_spam ? 'FAIL' : 'PASS' },
    virusVerdict: { status: 'PASS' },
    spfVerdict: { status: spf },
    dkimVerdict: { status: dkim },
    dmarcVerdict: { status: dmarc },
  }
  const source = /[^<\s]+@[^>\s]+/.exec(mail.from)?.[0] ?? ''
  const told = { Records: [{ ses: { mail: { messageId, source }, receipt } }] }
  await Promise.all(Array.from({ length: mail.times ?? 1 }, () => invoke('read-lead-mails', told)))
  return { id: messageId }
}

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
const inLines = (text: string) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')

function asMime({ to, from, subject, text, html, cc, headers = {}, attachments = [] }: InboundMail): string {
  const boundary = `=_${randomBytes(12).toString('hex')}`
  const parts = [
    ...(text === undefined ? [] : [{ head: 'Content-Type: text/plain; charset=utf-8', content: inLines(text) }]),
    ...(html === undefined ? [] : [{ head: 'Content-Type: text/html; charset=utf-8', content: inLines(html) }]),
    ...attachments.map(({ name, content_type, content }) => ({
      head: `Content-Type: ${content_type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"`,
      content: inLines(content),
    })),
  ]
  const bodies = parts.map(
    ({ head, content }) => `--${boundary}\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n`,
  )
  const more = Object.entries({ ...(cc && { Cc: cc }), ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `From: ${from}\r\nTo: ${to}\r\nSubject: ${encoded(subject)}\r\n${more.join('')}MIME-Version: 1.0`
  return `${head}\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${bodies.join('')}--${boundary}--\r\n`
}
