import { findOrganization } from '../../people/organizations/door.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { readLinked } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { addressOf } from '../mail-domains/address-of.ts'
import { findProved } from '../mail-domains/door.ts'
import type { Carrier, Head, Sending, SendOutcome } from './carrier.ts'

/** SES writes each mail's Message-ID anew, of the id that it answers with (docs.aws.amazon.com/ses/latest/dg/header-fields.html). */
const MESSAGE_ID_DOMAIN = 'email.amazonses.com'

/** Mail, by our own account at SES. */
export const ses: Carrier = {
  findSender: async (org) => {
    const address = addressOf((await findProved(org))?.domain)
    const dealership = address && (await findOrganization(org))
    if (!dealership) return undefined
    const from = `${quotedName(dealership.name)} <${address}>`
    return { from: address, send: (sending) => send(org, from, sending) }
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

async function send(
  org: OrgId,
  from: string,
  { to, content, conversation, id: message, forward }: Sending,
): Promise<SendOutcome> {
  if (!('body' in content)) return { outcome: 'refused', code: 'not_accepted' }
  const { body, media_url, more_media = [], head } = content
  const files = media_url === undefined ? [] : await Promise.all([media_url, ...more_media].map(readLinked))
  const id = await sendMail({
    ...{ from, to, subject: head?.subject ?? '', text: `${body}${head?.foot ?? ''}` },
    cc: head?.cc,
    replyTo: head?.reply_to,
    headers: headersOf(head),
    attachments: files,
    isOnce: true,
    // Events of it bear them.
    tags: { org, conversation, message, ...(forward && { forward }) },
  }).catch(refusalOf)
  return typeof id === 'string' ? { outcome: 'accepted', sid: `<${id}@${MESSAGE_ID_DOMAIN}>`, status: 'sent' } : id
}

function headersOf(head: Head | undefined): Record<string, string> {
  const { references = [], unsubscribe } = head ?? {}
  const answered = references.at(-1)
  return {
    ...(answered && { 'In-Reply-To': answered, References: references.join(' ') }),
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/** What SES says no to was not sent; of whatever else nobody knows. */
function refusalOf(error: unknown): SendOutcome {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500 ? { outcome: 'refused', code: name } : { outcome: 'unknown' }
}
