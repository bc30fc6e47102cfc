import { saysNothing } from '../../platform/tabular/clean-text.ts'
import { splitImages } from './split-images.ts'

const IMAGES_MAX = 60
/** No address and the end of its line are shorter. */
const LINE_MIN = 'https://a\n'.length
/** Sixty of them and the other texts stay below the 400 kB that an item of the table holds. */
const URL_BYTES_MAX = 2000

/** An address without user name and with nothing that could end an attribute or a line. */
const ADDRESS =
  /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][!#-&(-;=?-[\]_a-z~\u00a1-\u1fff\u2070-\uffef]*)?$/i

/** Nearly every cell: https addresses without a comma of their own, parted by commas. */
const PLAIN = String.raw`https:\/\/[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?\/[!#-&(-+\--:=?-[\]_a-z~]*`
const PLAIN_LIST = new RegExp(`^${PLAIN}(?:,${PLAIN})*$`)

interface Images {
  /** A line for each address: of most vehicles nobody asks for more than whether they are as they were. */
  image_lines: string
  /** What was there and is no picture's address. */
  refused: string[]
}

/** The pictures of a row, in their order; http becomes https but for our own address. */
export function readImages(cells: readonly string[], ownOrigin?: string): Images {
  let found = ''
  const refused: string[] = []
  for (const cell of cells) {
    const lines = isPlainList(cell) ? cell.replaceAll(',', '\n') : readPieces(splitImages(cell), refused, ownOrigin)
    found = found && lines ? `${found}\n${lines}` : found || lines
  }
  return { image_lines: hasTooMany(found) ? listImages(found).join('\n') : found, refused }
}

/** What is not kept must not count as a change. */
function hasTooMany(lines: string): boolean {
  if (lines.length < IMAGES_MAX * LINE_MIN) return false
  let at = -1
  for (let i = 0; i < IMAGES_MAX; i++) {
    at = lines.indexOf('\n', at + 1)
    if (at < 0) return false
  }
  return true
}

/** The addresses that readImages found, each once, at most 60. */
export const listImages = (lines: string): string[] =>
  lines === '' ? [] : [...new Set(lines.split('\n'))].slice(0, IMAGES_MAX)

const isPlainList = (cell: string) =>
  PLAIN_LIST.test(cell) && (cell.length <= URL_BYTES_MAX || !cell.split(',').some(isTooLong))

function readPieces(pieces: string[], refused: string[], ownOrigin?: string): string {
  const urls: string[] = []
  for (const piece of pieces) {
    const url = secureUrl(piece, ownOrigin)
    if (url !== undefined) urls.push(url)
    else if (!saysNothing(piece)) refused.push(piece)
  }
  return urls.join('\n')
}

/** A character of the longest is three bytes: short addresses need no counting. */
const isTooLong = (url: string) => url.length * 3 > URL_BYTES_MAX && Buffer.byteLength(url) > URL_BYTES_MAX

/** An https address, or undefined; `//cdn…` is https too. Blanks and letters beyond ASCII are encoded, as browsers do. */
function secureUrl(text: string, ownOrigin?: string): string | undefined {
  const url = encoded(text.startsWith('//') ? `https:${text}` : text)
  if (isTooLong(url) || !ADDRESS.test(url)) return undefined
  if (url.startsWith('https://')) return url
  if (ownOrigin !== undefined && (url === ownOrigin || url.startsWith(`${ownOrigin}/`))) return url
  return `https${url.slice(url.indexOf(':'))}`
}

/** What stands behind an address that ends as a picture's file does, and a blank, is a caption. */
const CAPTIONED = /^(\S+\.(?:jpe?g|png|webp|gif|avif)(?:\?\S*)?)\s+(?!.*\.(?:jpe?g|png|webp|gif|avif)\b)/i
const TO_ENCODE = /[\p{L}\p{M}\p{N}\p{Zs}\p{S}\p{Pd}]/gu

/** Controls stay, and so refuse the address. */
const encoded = (url: string) =>
  PLAIN_ADDRESS.test(url) || isTooLong(url)
    ? url
    : (CAPTIONED.exec(url)?.[1] ?? url).replace(TO_ENCODE, (letter) =>
        letter < '\x7f' && letter !== ' ' ? letter : encodeURIComponent(letter),
      )
const PLAIN_ADDRESS = /^[!-~]*$/
