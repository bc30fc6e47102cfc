import { saysNothing } from '../../platform/tabular/clean-text.ts'
import { splitImages } from './split-images.ts'

const IMAGES_MAX = 60
/** The minimum length of a URL with its line break. */
const LINE_MIN = 'https://a\n'.length
/** Sixty URLs of this length and the other texts stay below the 400 kB limit of a table item. */
const URL_BYTES_MAX = 2000

/** A URL without user name and without anything that could end an attribute or a line. */
const ADDRESS =
  /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][!#-&(-;=?-[\]_a-z~\u00a1-\u1fff\u2070-\uffef]*)?$/i

/** Nearly every cell: https URLs without commas of their own, separated by commas. */
const PLAIN = String.raw`https:\/\/[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?\/[!#-&(-+\--:=?-[\]_a-z~]*`
const PLAIN_LIST = new RegExp(`^${PLAIN}(?:,${PLAIN})*$`)

interface Images {
  /** One URL per line: most vehicles only need to be compared with their earlier state. */
  image_lines: string
  /** Values that are not a picture's URL. */
  refused: string[]
}

/** A row's pictures, in order; http becomes https, except for our own origin. */
export function readImages(cells: readonly string[], ownOrigin?: string): Images {
  let found = ''
  const refused: string[] = []
  for (const cell of cells) {
    const lines = isPlainList(cell) ? cell.replaceAll(',', '\n') : readPieces(splitImages(cell), refused, ownOrigin)
    found = found && lines ? `${found}\n${lines}` : found || lines
  }
  return { image_lines: hasTooMany(found) ? listImages(found).join('\n') : found, refused }
}

/** True if there are more URLs than are kept; those must not count as a change. */
function hasTooMany(lines: string): boolean {
  if (lines.length < IMAGES_MAX * LINE_MIN) return false
  let at = -1
  for (let i = 0; i < IMAGES_MAX; i++) {
    at = lines.indexOf('\n', at + 1)
    if (at < 0) return false
  }
  return true
}

/** The URLs that readImages found, each once, at most 60. */
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

/** The longest character takes three bytes: short URLs need no counting. */
const isTooLong = (url: string) => url.length * 3 > URL_BYTES_MAX && Buffer.byteLength(url) > URL_BYTES_MAX

/** An https URL, or undefined; `//cdn…` is https too. Spaces and non-ASCII letters are encoded, as browsers do. */
function secureUrl(text: string, ownOrigin?: string): string | undefined {
  const url = encoded(text.startsWith('//') ? `https:${text}` : text)
  if (isTooLong(url) || !ADDRESS.test(url)) return undefined
  if (url.startsWith('https://')) return url
  if (ownOrigin !== undefined && (url === ownOrigin || url.startsWith(`${ownOrigin}/`))) return url
  return `https${url.slice(url.indexOf(':'))}`
}

/** Text that follows a picture's file name and a space is a caption. */
const CAPTIONED = /^(\S+\.(?:jpe?g|png|webp|gif|avif)(?:\?\S*)?)\s+(?!.*\.(?:jpe?g|png|webp|gif|avif)\b)/i
const TO_ENCODE = /[\p{L}\p{M}\p{N}\p{Zs}\p{S}\p{Pd}]/gu

/** Control characters stay, and so invalidate the URL. */
const encoded = (url: string) =>
  PLAIN_ADDRESS.test(url) || isTooLong(url)
    ? url
    : (CAPTIONED.exec(url)?.[1] ?? url).replace(TO_ENCODE, (letter) =>
        letter < '\x7f' && letter !== ' ' ? letter : encodeURIComponent(letter),
      )
const PLAIN_ADDRESS = /^[!-~]*$/
