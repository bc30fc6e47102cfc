import { saysNothing } from '../../platform/tabular/clean-text.ts'
import { mendTwiceEncoded } from '../../platform/tabular/mend-twice-encoded.ts'

/** The URLs in a cell, unchanged: from a list, JSON, or a page's pictures. */
export function splitImages(written: string): string[] {
  if (written === '') return []
  const cell = asWritten(written)
  const marked = cell.includes('<') ? inTags(cell) : JSON_LIST.test(cell) ? inJson(cell) : []
  return marked.length > 0 ? marked : splitRaw(cell).map(trimPiece)
}

/** The cell as it was before programs wrote it for JSON, a page, or a database. */
function asWritten(cell: string): string {
  const text = mendTwiceEncoded(cell)
    .replace(/&(?:amp;)+/gi, '&')
    .replaceAll('\\/', '/')
    .replace(WRITTEN_BREAK, '\n')
  return text.slice(0, -TAIL_CHARACTERS) + text.slice(-TAIL_CHARACTERS).replace(NOTHING_BEHIND, '')
}

/** A line break as databases write it: a backslash and a letter. */
const WRITTEN_BREAK = /(?:\\r)?\\n(?=\s*(?:https?:)?\/\/|\s*$)/gi
/** Searching all of a long run of blanks from each of them would take minutes. */
const TAIL_CHARACTERS = 200
const NOTHING_BEHIND = /(?:[\s,;|]+(?:\\N|\(?null\)?|none|n\/a))+\s*$/i

const JSON_LIST = /^\s*[[{]/
const TAG = /<(?:img|a|source|image)\b[^<>]*?\b(?:src|href)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi

const inTags = (html: string) =>
  [...html.matchAll(TAG)].map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim())

/** The strings in JSON that are URLs, at any depth; a cell that is not JSON is treated as a list in brackets. */
function inJson(cell: string): string[] {
  const found: string[] = []
  try {
    JSON.parse(cell, (_, value: unknown) => {
      if (typeof value === 'string' && isAddress(value.trim())) found.push(value.trim())
      return value
    })
  } catch {
    const inside = cell.trim().replace(/^[[{]|[\]}]$/g, '')
    return splitRaw(inside.replace(/["']/g, '')).map(trimPiece)
  }
  return found
}

/** Addresses in quotation marks of their own. */
const QUOTED = /^"[^"]*"(?:[\s,;|]+"[^"]*")+$/
/** Signs that addresses hold as well: they part only where one begins behind them. */
const AT_SIGN = /[~^](?=\s*(?:https?:)?\/\/)/i

/** Splits at pipes; else only at a semicolon, space or comma before a URL, because URLs may hold all but spaces. */
function splitRaw(cell: string): string[] {
  if (QUOTED.test(cell)) return cell.split('"')
  if (cell.includes('|')) return cell.split('|')
  if (AT_SIGN.test(cell)) return cell.split(AT_SIGN)
  return cell.includes(';') && AT_SEMICOLON.test(cell) ? cell.split(AT_SEMICOLON) : splitBeforeAddresses(cell)
}

/** A semicolon between URLs, not within one. */
const AT_SEMICOLON = /;\s*(?=(?:https?:)?\/\/|$)/i

const EDGE = /[\s,;"]/

/** Trimmed by hand: a pattern for the end would be retried at each space of a long run. */
function trimPiece(piece: string): string {
  let [start, end] = [0, piece.length]
  while (start < end && EDGE.test(piece.charAt(start))) start++
  while (end > start && EDGE.test(piece.charAt(end - 1))) end--
  return piece.slice(start, end)
}

/** Splits at every comma or space, and rejoins pieces of the same URL. */
function splitBeforeAddresses(cell: string): string[] {
  const hasBlanks = /\s/.test(cell)
  const pieces = cell.split(hasBlanks ? /(?<=[\s,])(?=(?:https?:)?\/\/)/i : ',')
  if (hasBlanks) return pieces
  const whole: string[] = []
  for (const piece of pieces) {
    if (whole.length === 0 || isAddress(piece)) whole.push(piece)
    else if (!saysNothing(piece.trim())) whole[whole.length - 1] += `,${piece}`
  }
  return whole
}

const isAddress = (piece: string) => piece.startsWith('https://') || /^(?:https?:)?\/\//i.test(piece)
