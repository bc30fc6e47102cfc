/** What a spreadsheet takes for the start of a formula: also in full width, and behind what cannot be seen. */
const SIGN = '[=+\\-@＝＋－＠]'
/** Cannot be seen, or is gone once the cell is read. */
const UNSEEN = '[\\p{Cf}\\p{Z}"]*'
/**
 * A spreadsheet runs a cell that begins so; an apostrophe before it makes it text. One that parts cells otherwise than this
 * file does (Excel in Spanish: by semicolons) sees cells begin within ours, for a quotation mark counts only at their start.
 */
const FORMULA = new RegExp(`^(?=[\\t\\r])|(?<=^|[;\\t|\\r\\n])(?=${UNSEEN}${SIGN})`, 'gu')
const DEFUSED = new RegExp(`(?<=^|[;\\t|\\r\\n])'(?=${UNSEEN}${SIGN})`, 'gu')

/** A text as a cell of a CSV that spreadsheets open rightly, whatever they part cells by. */
export function csvCell(text: string): string {
  const safe = text.replace(FORMULA, "'")
  return /[",;\t|\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell as it was before it was kept from being a formula. */
export const undefuse = (text: string) => text.replace(DEFUSED, '')
