import { isAutoSubject } from '#contract/messaging/auto-replies.ts'
import { decodeText } from '../../platform/mime/decode-text.ts'
import { bytesOf, headerOf, type MimePart, mimeParts, typeOf } from '../../platform/mime/mime-parts.ts'
import { readAddresses, readWords } from '../../platform/mime/read-words.ts'
import { htmlToText } from '../../stock/feeds/html-to-text.ts'
import { isByMachine } from './is-by-machine.ts'
import { nameOfPart } from './name-of-part.ts'

/** A mail as somebody wrote it; addresses are lowercase, and ids in angle brackets. */
export interface MailRead {
  from: { address: string; name: string }
  /** Everybody else that it went to. */
  others: string[]
  subject: string
  message_id: string | undefined
  /** The ids of the mails that it answers, the oldest first. */
  references: string[]
  text: string
  /** Its page, with the pictures that it brings. */
  html: string | undefined
  files: MailFile[]
  /** The domain that signed it, as it says. */
  signer: string
  /** A program wrote it, or a list passed it on: nothing answers it by itself. */
  isByMachine: boolean
}
interface MailFile {
  name: string
  type: string
  bytes: Buffer<ArrayBuffer>
}

const ADDRESSES_CHARACTERS = 4000
const TEXT_BYTES = 500_000
/** Of a body as it is transferred: quoted-printable is up to three times longer than what it holds. */
const TEXT_CHARACTERS = 3 * TEXT_BYTES
const OTHERS_MAX = 20
const REFERENCES_MAX = 30
/** Pictures of a page that are shown in it; beyond, they stay files. */
const PICTURES_BYTES = 3_000_000

/** Reads a mail whole, whatever program wrote it. What a carried mail holds counts only where there is nothing else. */
export function readMail(raw: Uint8Array): MailRead {
  const { headers, parts } = mimeParts(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1'))
  const [from = { name: '', address: '' }] = addressesIn(headers, 'from')
  const subject = oneLine(readWords(headerOf(headers, 'subject')))
  const texts = bodiesIn(parts)
  const plain = texts.find((part) => typeOf(part).type !== 'text/html')
  const page = texts.find((part) => typeOf(part).type === 'text/html')
  const others = parts.filter((part) => part !== plain && part !== page)
  const { html, shown } = pageOf(page, others)
  const said = plain ? textOf(plain) : ''
  return {
    from,
    others: [...addressesIn(headers, 'to'), ...addressesIn(headers, 'cc')]
      .map(({ address }) => address)
      .slice(0, OTHERS_MAX),
    subject,
    message_id: idsIn(headerOf(headers, 'message-id'))[0],
    references: [
      ...new Set([
        ...idsIn(headerOf(headers, 'references', ADDRESSES_CHARACTERS)),
        ...idsIn(headerOf(headers, 'in-reply-to')),
      ]),
    ].slice(-REFERENCES_MAX),
    text: said.trim() === '' && html !== undefined ? htmlToText(html) : said,
    html,
    files: others.filter((part) => !shown.has(part)).map(fileOf),
    signer: /\bd\s*=\s*([\w.-]+)/i.exec(headerOf(headers, 'dkim-signature'))?.[1]?.toLowerCase() ?? '',
    isByMachine: isByMachine(headers, from.address) || isAutoSubject(subject),
  }
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

function addressesIn(headers: MimePart['headers'], name: string) {
  return readAddresses(headerOf(headers, name, ADDRESSES_CHARACTERS)).flatMap(({ name: called, address }) =>
    address.includes('@') ? [{ name: oneLine(called), address: address.trim().toLowerCase() }] : [],
  )
}

const idsIn = (header: string) => header.match(/<[^<>\s]{3,300}>/g) ?? []

/** The texts that a mail says something with, its own before those of a mail that it carries. */
function bodiesIn(parts: MimePart[]): MimePart[] {
  const texts = parts.filter((part) => /^text\/(plain|html)$/.test(typeOf(part).type) && !isAttached(part))
  const own = texts.filter(({ isCarried }) => !isCarried)
  return own.length > 0 ? own : texts
}
const isAttached = ({ headers }: MimePart) => /^\s*attachment/i.test(headers.get('content-disposition') ?? '')

const textOf = (part: MimePart) =>
  decodeText(bytesOf(part, TEXT_CHARACTERS).subarray(0, TEXT_BYTES), typeOf(part).charset).replace(/\r\n?/g, '\n')

/** A page with its own pictures in it, and the parts that they were. */
function pageOf(page: MimePart | undefined, others: MimePart[]): { html?: string; shown: Set<MimePart> } {
  const shown = new Set<MimePart>()
  if (!page) return { shown }
  let html = textOf(page)
  let left = PICTURES_BYTES
  for (const part of others) {
    const id = /<([^<>]+)>/.exec(part.headers.get('content-id') ?? '')?.[1]
    const { type } = typeOf(part)
    if (!id || !type.startsWith('image/')) continue
    // It may be shown a thousand times.
    const uses = html.split(`cid:${id}`).length - 1
    if (uses === 0 || uses * part.body.length > left) continue
    left -= uses * part.body.length
    html = html.replaceAll(`cid:${id}`, `data:${type};base64,${bytesOf(part).toString('base64')}`)
    shown.add(part)
  }
  return { html, shown }
}

function fileOf(part: MimePart, index: number): MailFile {
  const { type } = typeOf(part)
  return { name: nameOfPart(part.headers) || `file-${index + 1}`, type, bytes: bytesOf(part) }
}
