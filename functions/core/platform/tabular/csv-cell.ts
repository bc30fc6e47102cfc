/** A spreadsheet runs what begins so; an apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/

/** A text as a cell of a CSV that spreadsheets open rightly. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
