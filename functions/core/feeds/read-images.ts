export const IMAGES_MAX = 60
const URL_CHARACTERS_MAX = 2000

/** An address without user name and with nothing that could end an attribute. */
const ADDRESS = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}]*)?$/i

export interface Images {
  images: string[]
  /** What was there and is no picture's address. */
  refused: number
}

/** The pictures of a row, in their order, each once, at most 60; http becomes https but for our own address. */
export function readImages(cells: readonly string[], ownOrigin?: string): Images {
  const images: string[] = []
  let refused = 0
  for (const cell of cells)
    for (const piece of splitImages(cell)) {
      const url = secureUrl(piece, ownOrigin)
      if (url === undefined) refused++
      else if (images.length < IMAGES_MAX && !images.includes(url)) images.push(url)
    }
  return { images, refused }
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
  const separator = cell.includes('|') ? /\|/ : /;\s*(?:(?:https?:)?\/\/|$)/i.test(cell) ? /;/ : undefined
  const pieces = separator ? cell.split(separator) : splitBeforeAddresses(cell)
  return pieces.map((piece) => piece.replace(/^[\s,]+|[\s,]+$/g, '')).filter((piece) => piece !== '')
}

function splitBeforeAddresses(cell: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (let at = cell.indexOf('http', 1); at >= 0; at = cell.indexOf('http', at + 4)) {
    const before = cell.charCodeAt(at - 1)
    const isSeparated = before === 44 || before === 32 || (before >= 9 && before <= 13)
    if (!isSeparated || !/^https?:\/\//.test(cell.slice(at, at + 8))) continue
    pieces.push(cell.slice(start, at))
    start = at
  }
  pieces.push(cell.slice(start))
  return pieces
}
