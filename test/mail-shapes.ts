import { gzipSync } from 'node:zlib'

/** A mail as a program would write it, and what must be left of it for people. */
export interface MailShape {
  name: string
  raw: Buffer
  said: string
  files: string[]
}

const SAID = 'Señor, ¿sigue el Escape ahí?'
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Way {
  encoding: string
  charset: string
  end: string
}
interface Part {
  head: string
  body: string
}

const CHARSETS: Record<string, BufferEncoding> = { 'utf-8': 'utf8', 'iso-8859-1': 'latin1', 'windows-1252': 'latin1' }
const TRANSFERS: Record<string, (bytes: Buffer) => string> = {
  '8bit': (bytes) => bytes.toString('latin1'),
  base64: (bytes) => bytes.toString('base64').replace(/.{76}/g, '$&\n'),
  'quoted-printable': (bytes) =>
    [...bytes]
      .map((byte) => (byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
      .join(''),
}

const textPart = (type: string, text: string, { encoding, charset }: Way): Part => ({
  head: `Content-Type: ${type}; charset="${charset}"\nContent-Transfer-Encoding: ${encoding}`,
  body: TRANSFERS[encoding]?.(Buffer.from(text, CHARSETS[charset])) ?? '',
})
const filePart = (type: string, name: string, more = ''): Part => ({
  head: `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64${more}`,
  body: PIXEL,
})
let boundaries = 0
function multi(type: string, parts: Part[]): Part {
  boundaries += 1
  const mark = `=_part.${boundaries}'()+,-./:=?`
  const body = parts.map((part) => `--${mark}\n${part.head}\n\n${part.body}\n`).join('')
  return {
    head: `Content-Type: multipart/${type}; boundary="${mark}"`,
    body: `This is a MIME message.\n${body}--${mark}--\n`,
  }
}
const plain = (way: Way) => textPart('text/plain', SAID, way)
const page = (way: Way, more = '') => textPart('text/html', `<p>${SAID}</p>${more}`, way)
const both = (way: Way, more = '') => multi('alternative', [plain(way), page(way, more)])
const carried = (within: Part): Part => ({
  head: 'Content-Type: message/rfc822',
  body: `From: old@dealer.example\nSubject: Before\n${within.head}\n\n${within.body}`,
})

/** Each structure that programs send, with the names of its files. */
const STRUCTURES: Record<string, (way: Way) => [Part, ...string[]]> = {
  plain: (way) => [plain(way)],
  page: (way) => [page(way)],
  both: (way) => [both(way)],
  'files behind': (way) => [multi('mixed', [both(way), filePart('application/pdf', 'Oferta.pdf')]), 'Oferta.pdf'],
  'files before': (way) => [multi('mixed', [filePart('image/png', 'a.png'), plain(way)]), 'a.png'],
  'a picture in the page': (way) => [
    multi('related', [page(way, '<img src="cid:one@x">'), filePart('image/png', 'logo.png', '\nContent-ID: <one@x>')]),
  ],
  nested: (way) => [
    multi('mixed', [
      multi('related', [both(way, '<img src="cid:two@x">'), filePart('image/png', 'in.png', '\nContent-ID: <two@x>')]),
      filePart('image/heic', 'IMG_1.heic'),
    ]),
    'IMG_1.heic',
  ],
  signed: (way) => [
    multi('signed; protocol="application/pkcs7-signature"', [
      both(way),
      filePart('application/pkcs7-signature', 'smime.p7s'),
    ]),
    'smime.p7s',
  ],
  'signed by PGP': (way) => [
    multi('signed', [plain(way), filePart('application/pgp-signature', 'signature.asc')]),
    'signature.asc',
  ],
  winmail: (way) => [multi('mixed', [plain(way), filePart('application/ms-tnef', 'winmail.dat')]), 'winmail.dat'],
  'an invitation': (way) => [multi('mixed', [both(way), filePart('text/calendar', 'invite.ics')]), 'invite.ics'],
  'a mail in it': (way) => [multi('mixed', [plain(way), carried(textPart('text/plain', 'Earlier', way))])],
  'nothing but a mail in it': (way) => [carried(both(way))],
  bounced: (way) => [
    multi('report; report-type=delivery-status', [
      plain(way),
      { head: 'Content-Type: message/delivery-status', body: 'Status: 5.1.1\n' },
      carried(textPart('text/plain', 'Ours', way)),
    ]),
  ],
  'a name in pieces': (way) => [
    multi('mixed', [
      plain(way),
      {
        head: "Content-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment;\n filename*0*=utf-8''Cotizaci%C3%B3n;\n filename*1*=%20final.pdf",
        body: PIXEL,
      },
    ]),
    'Cotización final.pdf',
  ],
  'a mail in a mail in a mail': (way) => [
    multi('mixed', [plain(way), carried(multi('mixed', [carried(textPart('text/plain', 'Oldest', way))]))]),
  ],
  'an empty text beside the page': (way) => [multi('alternative', [textPart('text/plain', ' ', way), page(way)])],
  'a video': (way) => [multi('mixed', [plain(way), filePart('video/quicktime', 'walkaround.mov')]), 'walkaround.mov'],
  'a text in flowing lines': (way) => [textPart('text/plain; format=flowed; delsp=yes', `${SAID} \n\n`, way)],
  'an answer above a quote': (way) => [
    textPart('text/plain', `${SAID}\n\nEl lun, 30 nov 2026, Mariposa escribió:\n> Sí, venga hoy.\n`, way),
  ],
  'an answer above Outlook’s lines': (way) => [
    textPart('text/plain', `${SAID}\n\nFrom: Desk\nSent: Monday\nTo: José\nSubject: Hi\n\nCome in.`, way),
  ],
  'an answer below a quote': (way) => [textPart('text/plain', `> Come in.\n\n${SAID}`, way)],
  'a telephone’s last line': (way) => [textPart('text/plain', `${SAID}\n\nEnviado desde mi iPhone`, way)],
  'a photo between two texts': (way) => [
    multi('mixed', [plain(way), filePart('image/jpeg', 'IMG_2.jpeg'), textPart('text/plain', 'Gracias', way)]),
    'IMG_2.jpeg',
  ],
  'a card and a table': (way) => [
    multi('mixed', [filePart('text/vcard', 'José.vcf'), both(way), filePart('application/vnd.ms-excel', 'trade.xls')]),
    'trade.xls',
  ],
  'three texts to choose from': (way) => [
    multi('alternative', [plain(way), page(way), textPart('text/x-amp-html', '<html amp>', way)]),
  ],
  'a mail that breaks off': (way) => {
    const { head, body } = multi('mixed', [plain(way), filePart('image/png', 'cut.png')])
    return [{ head, body: body.slice(0, body.lastIndexOf('--')).slice(0, -30) }, 'cut.png']
  },
  'a list’s footer': (way) => [multi('mixed', [plain(way), textPart('text/plain', 'Unsubscribe here', way)])],
}
const ANSWERS: Record<string, string> = {
  'a first mail': '',
  'an answer': 'In-Reply-To: <first@x>\nReferences: <zero@x> <first@x>\n',
  'an answer by a program': 'In-Reply-To: <first@x>\nAuto-Submitted: auto-replied\n',
}

/** All of them, in each way of transfer, charset, and line. */
export function mailShapes(): MailShape[] {
  const ways = Object.keys(TRANSFERS).flatMap((encoding) =>
    Object.keys(CHARSETS).flatMap((charset) => ['\n', '\r\n'].map((end) => ({ encoding, charset, end }))),
  )
  return Object.entries(STRUCTURES).flatMap(([name, make], n) =>
    ways.map((way, i) => {
      const [part, ...files] = make(way)
      const [kind = '', answers = ''] = Object.entries(ANSWERS)[(n + i) % 3] ?? []
      const head = `From: =?utf-8?B?${Buffer.from('José Ñáñez').toString('base64')}?= <Jose@Gmail.example>\nTo: r@x.example\nSubject: =?utf-8?Q?=C2=BFEscape=3F?=\nMessage-ID: <${n}-${i}@gmail.example>\n${answers}MIME-Version: 1.0`
      const raw = `${head}\n${part.head}\n\n${part.body}`.replace(/\n/g, way.end)
      return {
        name: `${name}, ${kind}, ${way.encoding}, ${way.charset}`,
        raw: Buffer.from(raw, 'latin1'),
        said: SAID,
        files,
      }
    }),
  )
}

const MEGABYTE = 1_000_000
const HEAD = 'From: a@x.example\nTo: b@x.example\nSubject: Hi\nMIME-Version: 1.0\n'
const filled = (piece: string, bytes = MEGABYTE) => piece.repeat(Math.ceil(bytes / piece.length))
const text = (body: string) => `${HEAD}Content-Type: text/plain\n\n${body}`
const html = (body: string) => `${HEAD}Content-Type: text/html\n\n${body}`
const within = (body: string) => `${HEAD}Content-Type: multipart/mixed; boundary="b"\n\n${body}`

/** Mails made to keep a worker busy, each in its own way; all but the largest a megabyte. */
export const COSTLY_MAILS: Record<string, () => string> = {
  'parts in parts in parts': () =>
    HEAD +
    Array.from({ length: 8_000 }, (_, i) => `Content-Type: multipart/mixed; boundary="b${i}"\n\n--b${i}\n`).join('') +
    filled('x '),
  'a hundred thousand empty parts': () => within(filled('--b\n\n\n')),
  'a mark that nothing ends': () => within(`--b\n\n${filled('--c\n')}`),
  'lines that look like marks': () => within(filled('--bb\n-b\n')),
  'mails in mails': () => HEAD + filled('Content-Type: message/rfc822\n\n'),
  'one header': () => `${HEAD}X-Long: ${filled('x')}\n\nHi`,
  'a header of folded lines': () => `${HEAD}X-Long: a\n${filled(' \t b\n')}\nHi`,
  'headers alone': () => `${HEAD}${filled('X-One: 1\n')}\nHi`,
  'a subject of coded words': () => `From: a@x.example\nSubject: ${filled('=?utf-8?Q?a?= ')}\n\nHi`,
  addresses: () => `From: ${filled('"a, <" <a@x.example>, ')}\n\nHi`,
  'addresses that never close': () => `From: ${filled('(<"a:;')}\n\nHi`,
  'ids of mails': () => `${HEAD}References: ${filled('<a@x> <b ')}\n\nHi`,
  'blanks at ends of lines': () =>
    `${HEAD}Content-Transfer-Encoding: quoted-printable\n\n${filled(`${' '.repeat(9_000)}x\n`)}`,
  'letters in percents': () => `${HEAD}Content-Transfer-Encoding: quoted-printable\n\n${filled('=C3=B1')}`,
  'a name in ten thousand pieces': () =>
    within(
      `--b\nContent-Disposition: attachment; ${Array.from({ length: 10_000 }, (_, i) => `filename*${i}*=%41;`).join(' ')}\n\n${filled('x ')}\n--b--`,
    ),
  'quotes of quotes': () => text(filled('> > > On a, b wrote:\n')),
  'lines that begin a quote': () => text(filled('On Monday, somebody that\n')),
  'one line of a text': () => text(filled('On ')),
  'tags that never close': () => html(filled('<a ')),
  'scripts that never close': () => html(filled('<script>')),
  'styles in scripts': () => html(filled('<script><style></script>')),
  'letters by name': () => html(filled('&amp;&#x41;&nosuchname;')),
  comments: () => html(filled('<!--x--><!-- ')),
  'tags in tags': () => html(filled('&lt;p&gt;&amp;lt;')),
  'one picture shown a thousand times': () =>
    `${HEAD}Content-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\n\n${filled('<img src="cid:a">', MEGABYTE / 4)}\n--b\nContent-Type: image/png\nContent-ID: <a>\nContent-Transfer-Encoding: base64\n\n${filled('AAAA', (3 * MEGABYTE) / 4)}\n--b--`,
  'pictures named alike': () =>
    `${HEAD}Content-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\n\n${filled('cid:aaaaaaa', MEGABYTE / 2)}\n${filled('--b\nContent-Type: image/png\nContent-ID: <a>\n\nAAAA\n', MEGABYTE / 2)}--b--`,
  'a file packed a thousand times': () =>
    within(
      `--b\nContent-Type: application/zip; name="a.zip"\nContent-Transfer-Encoding: base64\n\n${gzipSync(Buffer.alloc(100 * MEGABYTE)).toString('base64')}\n--b--`,
    ),
  'forty megabytes': () =>
    within(
      `--b\n\nHi\n--b\nContent-Type: video/mp4; name="a.mp4"\nContent-Transfer-Encoding: base64\n\n${filled(`${'A'.repeat(76)}\n`, 38 * MEGABYTE)}\n--b--`,
    ),
  zeros: () => text('\0'.repeat(MEGABYTE)),
}
