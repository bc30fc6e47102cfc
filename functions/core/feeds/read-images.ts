import { saysNothing } from './clean-text.ts'

export const IMAGES_MAX = 60
const URL_CHARACTERS_MAX = 2000

/** An address without user name and with nothing that could end an attribute or a line. */
const ADDRESS =
  /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][!#-&(-;=?-[\]_a-z~\u00a1-\u1fff\u2070-\uffef]*)?$/i

export interface Images {
  images: string[]
  /** What was there and is no picture's address. */
  refused: string[]
}

/** The pictures of a row, in their order, each once, at most 60; http becomes https but for our own address. */
export function readImages(cells: readonly string[], ownOrigin?: string): Images {
  const images = new Set<string>()
  const refused: string[] = []
  for (const cell of cells)
    for (const piece of splitImages(cell)) {
      if (piece === '') continue
      const url = secureUrl(piece, ownOrigin)
      if (url !== undefined) {
        if (images.size < IMAGES_MAX) images.add(url)
      } else if (!saysNothing(piece)) refused.push(piece)
    }
  return { images: images.size > 0 ? [...images] : [], refused }
}

/** An https address, or undefined; `//cdn…` is https too. */
export function secureUrl(text: string, ownOrigin?: string): string | undefined {
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

function splitBeforeAddresses(cell: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (let at = cell.indexOf('http', 1); at >= 0; at = cell.indexOf('http', at + 4)) {
    const before = cell.charCodeAt(at - 1)
    const isSeparated = before === 44 || before === 32 || (before >= 9 && before <= 13)
    if (!isSeparated || !(cell.startsWith('://', at + 4) || cell.startsWith('s://', at + 4))) continue
    // The comma before the address stays behind: it is one of the separators that a piece is trimmed of.
    pieces.push(cell.slice(start, before === 44 ? at - 1 : at))
    start = at
  }
  pieces.push(cell.slice(start))
  return pieces
}
