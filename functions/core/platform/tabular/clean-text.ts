import { mendTwiceEncoded } from './mend-twice-encoded.ts'

/** Placeholders for an empty cell: people's, spreadsheets', and databases' (MySQL's \N). */
const NOTHING =
  /^(?:#?n\/?a!?|n\/d|n\.[ad]\.|null|none|nil|\\n|[([<](?:null|none|nil|blank|empty|n\/a|vac[ií]o|nulo)[)\]>]|undefined|tbd|unknown|unspecified|not (?:available|specified|listed)|no (?:disponible|aplica|especificado)|sin datos|ning[uú]n[oa]?|[-–—.?]+|#(?:ref|value|name|null|div\/0|num)[!?])$/i

/** First characters of such a cell; nearly every other cell starts differently, which saves testing the pattern. */
const MAY_SAY_NOTHING = new Set([...'#nNtTuUsS-–—.?\\([<'].map((char) => char.charCodeAt(0)))

/** True if a cell has no content: empty, N/A, a dash, a spreadsheet error. */
export const saysNothing = (text: string) =>
  text === '' || (text.length <= 15 && MAY_SAY_NOTHING.has(text.charCodeAt(0)) && NOTHING.test(text))

/** NUL and other controls, direction and zero-width marks, and remains of an earlier wrong decoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const ODD = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202f\u2060-\u206f\u061c\ufeff\ufffd\u00a0]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is taken out
const CONTROLS = /[\0-\x08\x0e-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u061c\ufeff]/g

/** Nearly every cell: a single line of ASCII without surrounding spaces. */
const PLAIN = /^[!#-~](?:[ -~]*[!#-~])?$/

/** Letters that begin what was encoded twice. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const TWICE_ENCODED = /[ÂÃâïð][^\x00-\x7f]/

/** A cell without invisible characters, keeping its lines; quotation marks around the whole text belong to the file. */
export function cleanText(cell: string): string {
  if (PLAIN.test(cell)) return cell
  const once = cell.length > 1 && TWICE_ENCODED.test(cell) ? mendTwiceEncoded(cell) : cell
  const text = ODD.test(once) ? repairText(once) : once.trim()
  const isQuoted = text.charCodeAt(0) === 34 && text.length > 1 && text.indexOf('"', 1) === text.length - 1
  return isQuoted ? text.slice(1, -1).trim() : text
}

export const withoutControls = (text: string) => text.replace(CONTROLS, '')

/** U+FFFD was an apostrophe within a word and a dash between words; elsewhere there is no way to tell. */
function repairText(cell: string): string {
  return cell
    .replace(/(\w)\uFFFD(?=(?:s|t|d|m|re|ve|ll)\b)/gi, "$1'")
    .replace(/ \uFFFD(?= )/g, ' –')
    .replaceAll('\uFFFD', '')
    .replace(CONTROLS, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\v\f\u2028\u2029]/g, '\n')
    .trim()
}
