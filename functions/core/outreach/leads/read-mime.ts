import { LEAD_BYTES } from '#contract/outreach/lead-facts.ts'
import { decodeText } from '../../platform/mime/decode-text.ts'
import { bytesOf, headerOf, type MimePart, mimeParts, typeOf } from '../../platform/mime/mime-parts.ts'
import { readAddresses, readWords } from '../../platform/mime/read-words.ts'

/** A mail's parts that are read: who wrote it, its subject, its texts, plain ones first. */
interface MailRead {
  from: string | undefined
  replyTo: string | undefined
  subject: string | undefined
  texts: MailText[]
}
interface MailText {
  text: string
  isHtml: boolean
}

/** Pages have long beginnings. */
const TEXT_BYTES = 2 * LEAD_BYTES
/** Of a transferred body: base64 is a third longer than what it holds, quoted-printable up to three times. */
const BODY_CHARACTERS = 3 * TEXT_BYTES
const TEXTS_MAX = 5

/** Reads a mail's texts, whatever their parts are called; each is cut before it is decoded. */
export function readMime(raw: Uint8Array): MailRead {
  const { headers, parts } = mimeParts(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1'))
  const texts = parts.filter(mayBeText).slice(0, TEXTS_MAX).map(textOf)
  return {
    from: senderOf(headerOf(headers, 'from')),
    replyTo: senderOf(headerOf(headers, 'reply-to')),
    subject: readWords(headerOf(headers, 'subject')) || undefined,
    texts: texts.filter(({ text }) => text.trim() !== '').toSorted((a, b) => Number(a.isHtml) - Number(b.isHtml)),
  }
}

const OF_OTHERS = /^(image|audio|video|font|model)\/|^application\/(pdf|zip|ms|vnd\.(?!.*xml))/
const mayBeText = (part: MimePart) => !OF_OTHERS.test(typeOf(part).type)

function textOf(part: MimePart): MailText {
  const { type, charset } = typeOf(part)
  const text = bytesOf(part, BODY_CHARACTERS).subarray(0, TEXT_BYTES)
  return { text: decodeText(text, charset), isHtml: type === 'text/html' }
}

function senderOf(from: string): string | undefined {
  const [sender] = readAddresses(from)
  if (!sender) return undefined
  const { name, address } = sender
  return name ? `"${name}" <${address}>` : address
}
