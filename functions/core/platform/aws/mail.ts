import type { SESv2Client } from '@aws-sdk/client-sesv2'
import { optionalVariable, variable } from '../environment.ts'
import { PATIENCE } from './patience.ts'

interface Mail {
  /** Absent: the product's own address. */
  from?: string
  to: string
  cc?: string[] | undefined
  replyTo?: string | undefined
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
  /** With which SES tells what becomes of it; absent: it does not tell. */
  tags?: Record<string, string>
  /** Handed over once, whatever becomes of it. */
  isOnce?: boolean
  attachments?: { name: string; type: string; bytes: Uint8Array }[] | undefined
}

const clients: { once?: SESv2Client; again?: SESv2Client } = {}
/** A large file takes its time, and what may have been taken is not sent again. */
const ONCE = {
  ...PATIENCE,
  maxAttempts: 1,
  requestHandler: { ...PATIENCE.requestHandler, connectionTimeout: 5_000, requestTimeout: 20_000 },
}

/** Sends a mail and returns the id that SES gave it. A name that was saved with a line break has none in the subject. */
export async function sendMail({
  from,
  to,
  cc,
  replyTo,
  subject,
  text,
  html,
  headers = {},
  attachments,
  tags,
  isOnce,
}: Mail) {
  const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2')
  const kind = isOnce ? 'once' : 'again'
  clients[kind] ??= new SESv2Client(isOnce ? ONCE : PATIENCE)
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  const { MessageId = '' } = await clients[kind].send(
    new SendEmailCommand({
      ConfigurationSetName: tags && optionalVariable('MAIL_EVENTS'),
      EmailTags: tags && Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      FromEmailAddress: from ?? variable('MAIL_FROM'),
      Destination: { ToAddresses: [to], CcAddresses: cc },
      ReplyToAddresses: replyTo === undefined ? undefined : [replyTo],
      Content: {
        Simple: {
          Subject: utf8(subject.replace(/\p{Cc}+/gu, ' ')),
          Body: { Text: utf8(text), ...(html && { Html: utf8(html) }) },
          Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
          Attachments: attachments?.map(({ name, type, bytes }) => ({
            ...{ FileName: name, ContentType: type, RawContent: bytes },
            ContentTransferEncoding: 'BASE64',
          })),
        },
      },
    }),
  )
  return MessageId
}
