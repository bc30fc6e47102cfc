import { saysNothing } from '../../platform/tabular/clean-text.ts'

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

/** An https address, or undefined; `//cdn…` is https too. */
function secureUrl(text: string, ownOrigin?: string): string | undefined {
  const url = text.startsWith('//') ? `https:${text}` : text
  if (isTooLong(url) || !ADDRESS.test(url)) return undefined
  if (url.startsWith('https://')) return url
  if (ownOrigin !== undefined && (url === ownOrigin || url.startsWith(`${ownOrigin}/`))) return url
  return `https${url.slice(url.indexOf(':'))}`
}

/** Split at pipes; else only where a semicolon, blank or comma is followed by an address, for addresses hold all but blanks. */
function splitImages(cell: string): string[] {
  if (cell === '') return []
  return splitRaw(cell).map(trimPiece)
}

function splitRaw(cell: string): string[] {
  if (cell.includes('|')) return cell.split('|')
  return cell.includes(';') && AT_SEMICOLON.test(cell) ? cell.split(AT_SEMICOLON) : splitBeforeAddresses(cell)
}

/** A semicolon that parts addresses, and not one within them. */
const AT_SEMICOLON = /;\s*(?=(?:https?:)?\/\/|$)/i

const EDGE = /[\s,;"]/

/** By hand: a pattern for the end would be tried anew at each blank of a long run. */
function trimPiece(piece: string): string {
  let [start, end] = [0, piece.length]
  while (start < end && EDGE.test(piece.charAt(start))) start++
  while (end > start && EDGE.test(piece.charAt(end - 1))) end--
  return piece.slice(start, end)
}

/** At every comma or blank, and put together again what an address itself held. */
function splitBeforeAddresses(cell: string): string[] {
  const hasBlanks = /\s/.test(cell)
  const pieces = cell.split(hasBlanks ? /(?<=[\s,])(?=(?:https?:)?\/\/)/i : ',')
  if (hasBlanks) return pieces
  const whole: string[] = []
  for (const piece of pieces) {
    if (whole.length === 0 || isAddress(piece)) whole.push(piece)
    else whole[whole.length - 1] += `,${piece}`
  }
  return whole
}

const isAddress = (piece: string) => piece.startsWith('https://') || /^(?:https?:)?\/\//i.test(piece)
