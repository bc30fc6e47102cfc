import type { SESv2Client } from '@aws-sdk/client-sesv2'
import { variable } from '../environment.ts'
import { PATIENCE } from './patience.ts'

type Mail = { to: string; subject: string; text: string; html: string }

let client: SESv2Client | undefined

/** Sends a mail from the product's own address. A name that was saved with a line break has none in the subject. */
export async function sendMail({ to, subject, text, html }: Mail): Promise<void> {
  const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2')
  client ??= new SESv2Client(PATIENCE)
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: variable('MAIL_FROM'),
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: { Subject: utf8(subject.replace(/\p{Cc}+/gu, ' ')), Body: { Text: utf8(text), Html: utf8(html) } },
      },
    }),
  )
}
