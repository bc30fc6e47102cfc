/** Characters that start a formula in a spreadsheet, including full-width ones. */
const SIGN = '[=+\\-@＝＋－＠]'
/** Characters that are invisible, or gone once the cell is parsed. */
const UNSEEN = '[\\p{Cf}\\p{Z}"]*'
/**
 * A spreadsheet runs a cell that begins like this; an apostrophe before it makes it text. One with other separators
 * (Excel in Spanish: semicolons) sees cells begin within ours, as a quotation mark counts only at their start.
 */
const FORMULA = new RegExp(`^(?=[\\t\\r])|(?<=^|[;\\t|\\r\\n])(?='*${UNSEEN}${SIGN})`, 'gu')
const DEFUSED = new RegExp(`(?<=^|[;\\t|\\r\\n])'(?='*${UNSEEN}${SIGN})`, 'gu')

/** A text as a CSV cell that is safe to open in a spreadsheet, whatever separator it uses. */
export function csvCell(text: string): string {
  const safe = text.replace(FORMULA, "'")
  return /[",;\t|\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Restores a cell that was escaped against being a formula. */
export const undefuse = (text: string) => text.replace(DEFUSED, '')
