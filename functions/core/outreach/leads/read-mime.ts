import { LEAD_BYTES } from '#contract/outreach/lead-facts.ts'

/** A mail's parts that are read: who wrote it, its subject, its texts, plain ones first. */
export interface MailRead {
  from: string | undefined
  subject: string | undefined
  texts: string[]
}

/** Deeper nesting than any program writes. */
const DEEPEST = 5
/** Quoted-printable writes a byte in as many. */
const QUOTED_BYTES = 3

/** Reads a mail as it is transferred (RFC 5322, MIME): texts, and attached XML; other attachments are passed over. */
export function readMime(raw: Uint8Array): MailRead {
  // Each byte one character: bodies are decoded by what their own headers say.
  const mail = Buffer.from(raw).toString('latin1')
  const { headers } = splitPart(mail)
  return {
    from: wordsOf(headers.get('from')),
    subject: wordsOf(headers.get('subject')),
    texts: textsIn(mail, 0)
      .toSorted((a, b) => Number(a.isHtml) - Number(b.isHtml))
      .map(({ text }) => text),
  }
}

interface TextPart {
  text: string
  isHtml: boolean
}

function textsIn(part: string, depth: number): TextPart[] {
  const { headers, body } = splitPart(part)
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";\s]+)"?/i.exec(type)?.[1]
  if (/^multipart\//i.test(type) && boundary && depth < DEEPEST)
    return body
      .split(new RegExp(`\\r?\\n?--${boundary.replace(/[^\w]/g, '\\$&')}(?:--)?[ \\t]*\\r?\\n?`))
      .slice(1, -1)
      .flatMap((inner) => textsIn(inner, depth + 1))
  const isXml = /^(application|text)\/(x-)?(adf(\+xml)?|xml)/i.test(type) || /name="?[^";]+\.(xml|adf)"?/i.test(type)
  if (!isXml && !/^text\/(plain|html)/i.test(type)) return []
  const isHtml = /^text\/html/i.test(type)
  const bytes = decodeBody(body.slice(0, QUOTED_BYTES * LEAD_BYTES), headers.get('content-transfer-encoding') ?? '')
  const text = decodeText(bytes.subarray(0, LEAD_BYTES), /charset="?([^";\s]+)"?/i.exec(type)?.[1])
  return [{ text: isHtml ? withoutTags(text) : text, isHtml }]
}

function splitPart(part: string) {
  const end = /\r?\n\r?\n/.exec(part)
  const head = end ? part.slice(0, end.index) : part
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end ? part.slice(end.index + end[0].length) : '' }
}

function decodeBody(body: string, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64')
  if (/quoted-printable/i.test(encoding)) return Buffer.from(unquote(body.replace(/=[ \t]*\r?\n/g, '')), 'latin1')
  return Buffer.from(body, 'latin1')
}

const unquote = (text: string) =>
  text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function decodeText(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** A header's text, with words like `=?utf-8?B?…?=` decoded. */
const wordsOf = (header: string | undefined) =>
  header?.replace(/=\?([^?]+)\?([BQ])\?([^?]*)\?=(?:\s+(?==\?))?/gi, (_, charset: string, way: string, text: string) =>
    decodeText(
      /b/i.test(way) ? Buffer.from(text, 'base64') : Buffer.from(unquote(text.replace(/_/g, ' ')), 'latin1'),
      charset,
    ),
  )

/** An ADF document that a mail program put into HTML stands in it with its brackets escaped. */
const withoutTags = (html: string) =>
  html
    .replace(/<(br|\/p|\/div|\/tr|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
