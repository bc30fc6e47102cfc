import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { LEAD_BYTES } from '#contract/outreach/lead-facts.ts'

/** A mail's parts that are read: who wrote it, its subject, its texts, plain ones first. */
interface MailRead {
  from: string | undefined
  subject: string | undefined
  texts: string[]
}

/** Deeper nesting, or longer headers, than any program writes; such a mail is left to people. */
const LIMITS = { maxNestingDepth: 10, maxRfc822NestingDepth: 1, maxHeadersSize: LEAD_BYTES }

/** Reads a mail as it is transferred (RFC 5322, MIME): texts, and attached XML; other attachments are passed over. */
export async function readMime(raw: Uint8Array): Promise<MailRead> {
  const mail = await parse(raw)
  if (!mail) return { from: undefined, subject: undefined, texts: [] }
  const { text, html, attachments } = mail
  return {
    from: senderOf(mail),
    subject: mail.subject,
    texts: [text, ...attachments.filter(isText).map(textOf), html && withoutTags(cut(html))].flatMap((one) =>
      one ? cut(one) : [],
    ),
  }
}

async function parse(raw: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, { ...LIMITS, attachmentEncoding: 'utf8' })
  } catch {
    return undefined
  }
}

/** Also what a program names so, whatever it calls its type. */
const isText = ({ mimeType, filename }: Attachment) =>
  /^(application|text)\/(x-)?(adf(\+xml)?|xml|plain)$/i.test(mimeType) || /\.(xml|adf)$/i.test(filename ?? '')

const textOf = ({ content }: Attachment) => (typeof content === 'string' ? content : new TextDecoder().decode(content))
const cut = (text: string) => text.slice(0, LEAD_BYTES)

function senderOf({ from }: Email): string | undefined {
  if (!from) return undefined
  const { name, address = '' } = from
  return name ? `"${name}" <${address}>` : address
}

/** An ADF document that a mail program put into HTML stands in it with its brackets escaped. */
const withoutTags = (html: string) =>
  html
    .replace(/<(br|\/p|\/div|\/tr|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
