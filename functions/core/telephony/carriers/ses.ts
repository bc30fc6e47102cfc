import { findOrganization } from '../../people/organizations/door.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { readLinked } from '../../platform/aws/media-files.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { findVerifiedDomain } from '../mail-domains/door.ts'
import type { Carrier, Content, Head, SendOutcome } from './carrier.ts'

/** The mailbox of a dealership's own domain; answers go to the conversation's address. */
const MAILBOX = 'info'

/** SES writes each mail's Message-ID anew, of the id that it answers with (docs.aws.amazon.com/ses/latest/dg/header-fields.html). */
const MESSAGE_ID_DOMAIN = 'email.amazonses.com'

/** Mail, by our own account at SES. */
export const ses: Carrier = {
  findSender: async (org) => {
    const ours = /[^\s<>]+@[^\s<>]+/.exec(optionalVariable('MAIL_FROM') ?? '')?.[0]
    const dealership = ours && (await findOrganization(org))
    if (!ours || !dealership) return undefined
    const own = await findVerifiedDomain(org)
    const address = own ? `${MAILBOX}@${own}` : ours
    const from = `${quotedName(dealership.name)} <${address}>`
    return { from: address, send: ({ to, content }) => send(from, to, content) }
  },
}

/** Letters beyond ASCII go in encoded words (RFC 2047), of at most 75 characters. */
function quotedName(name: string): string {
  const plain = name
    .replace(/["\\\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^[\x20-\x7e]*$/.test(plain)) return `"${plain}"`
  const pieces = plain.match(/.{1,10}/gu) ?? []
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join(' ')
}

async function send(from: string, to: string, content: Content): Promise<SendOutcome> {
  if (!('body' in content)) return { outcome: 'refused', code: 'not_accepted' }
  const { body, media_url, head } = content
  const file = media_url === undefined ? undefined : await readLinked(media_url)
  const id = await sendMail({
    ...{ from, to, subject: head?.subject ?? '', text: body },
    cc: head?.cc,
    replyTo: head?.reply_to,
    headers: headersOf(head),
    attachments: file && [file],
    isOnce: true,
  }).catch(refusalOf)
  return typeof id === 'string' ? { outcome: 'accepted', sid: `<${id}@${MESSAGE_ID_DOMAIN}>`, status: 'sent' } : id
}

function headersOf({ references }: Pick<Head, 'references'> = { references: [] }): Record<string, string> {
  const answered = references.at(-1)
  return answered ? { 'In-Reply-To': answered, References: references.join(' ') } : {}
}

/** What SES says no to was not sent; of whatever else nobody knows. */
function refusalOf(error: unknown): SendOutcome {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500 ? { outcome: 'refused', code: name } : { outcome: 'unknown' }
}
