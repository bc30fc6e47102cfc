import { saysNothing } from './clean-text.ts'

const IMAGES_MAX = 60
const URL_CHARACTERS_MAX = 2000

/** An address without user name and with nothing that could end an attribute or a line. */
const ADDRESS =
  /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][!#-&(-;=?-[\]_a-z~\u00a1-\u1fff\u2070-\uffef]*)?$/i

interface Images {
  images: string[]
  /** What was there and is no picture's address. */
  refused: string[]
}

/** The pictures of a row, in their order, each once, at most 60; http becomes https but for our own address. */
export function readImages(cells: readonly string[], ownOrigin?: string): Images {
  const images: string[] = []
  const ends: number[] = []
  const refused: string[] = []
  for (const cell of cells)
    for (const piece of splitImages(cell)) {
      if (piece === '') continue
      const url = secureUrl(piece, ownOrigin)
      if (url === undefined) {
        if (!saysNothing(piece)) refused.push(piece)
        continue
      }
      const end = endOf(url)
      const isKnown = ends.includes(end) && images.includes(url)
      if (isKnown || images.length === IMAGES_MAX) continue
      ends.push(end)
      images.push(url)
    }
  return { images, refused }
}

/** Pictures of a car differ before ".jpg": comparing this number first spares comparing long texts with each other. */
function endOf(url: string): number {
  const at = url.length - 8
  return (
    (url.charCodeAt(at) << 21) ^ (url.charCodeAt(at + 1) << 14) ^ (url.charCodeAt(at + 2) << 7) ^ url.charCodeAt(at + 3)
  )
}

/** An https address, or undefined; `//cdn…` is https too. */
function secureUrl(text: string, ownOrigin?: string): string | undefined {
  const url = text.startsWith('//') ? `https:${text}` : text
  if (url.length > URL_CHARACTERS_MAX || !ADDRESS.test(url)) return undefined
  if (url.startsWith('https://')) return url
  if (ownOrigin !== undefined && (url === ownOrigin || url.startsWith(`${ownOrigin}/`))) return url
  return `https${url.slice(url.indexOf(':'))}`
}

/** Split at pipes and semicolons; else only where a blank or comma is followed by an address, for addresses hold commas. */
function splitImages(cell: string): string[] {
  if (cell === '') return []
  const separator = cell.includes('|') ? '|' : cell.includes(';') && ENDS_AT_SEMICOLON.test(cell) ? ';' : undefined
  const pieces = separator ? cell.split(separator) : splitBeforeAddresses(cell)
  for (const [i, piece] of pieces.entries()) pieces[i] = trimPiece(piece)
  return pieces
}

/** A semicolon that parts addresses, and not one within them. */
const ENDS_AT_SEMICOLON = /;\s*(?:(?:https?:)?\/\/|$)/i

const trimPiece = (piece: string) => {
  const last = piece.charCodeAt(piece.length - 1)
  return piece.charCodeAt(0) === 104 && last > 44 ? piece : piece.replace(/^[\s,"]+|[\s,"]+$/g, '')
}

/** At every comma or blank, and put together again what an address itself held. */
function splitBeforeAddresses(cell: string): string[] {
  const hasBlanks = /\s/.test(cell)
  const pieces = cell.split(hasBlanks ? /(?<=[\s,])(?=https?:\/\/)/i : ',')
  if (hasBlanks) return pieces
  const whole: string[] = []
  for (const piece of pieces) {
    if (whole.length === 0 || isAddress(piece)) whole.push(piece)
    else whole[whole.length - 1] += `,${piece}`
  }
  return whole
}

const isAddress = (piece: string) =>
  piece.startsWith('https://') || piece.startsWith('http://') || /^https?:\/\//i.test(piece)
