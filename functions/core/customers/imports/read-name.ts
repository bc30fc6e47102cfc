import { splitName } from '../contacts/display-name.ts'

/** Stands behind a comma and is no first name: "John Smith, Jr.", "Sunrise Motors, LLC". */
const NO_FIRST_NAME =
  /^(?:jr|sr|i{2,3}|iv|md|phd|dds|esq|cpa|llc|inc|ltd|co|corp|mr|mrs|ms|dra?|sra?|srta|ing|lic|s\.? ?a\.?(?: de c\.? ?v\.?)?)\.?$/i

/** A whole name in our two fields: "Last, First", else split at its first space. */
export function readName(text: string): { first_name: string; last_name: string } {
  const [last = '', first = '', ...suffixes] = text.split(',').map((part) => part.trim())
  if (first === '' && suffixes.length === 0) return splitName(last)
  const isTurned =
    last !== '' && first !== '' && !NO_FIRST_NAME.test(first) && suffixes.every((one) => NO_FIRST_NAME.test(one))
  return isTurned ? { first_name: first, last_name: [last, ...suffixes].join(', ') } : splitName(text)
}

/** Columns with the second part of a name whose first part is in another: "Apellido materno", "Segundo nombre". */
const SECOND = /matern|segund/i
/** Columns whose names begin with the last name, comma or not. */
const LAST_FIRST = /^last\W*(?:name)?\W*first/i

/** A name as it stands in a row: the first of its columns that says something, with what another holds the rest of. */
export function nameIn(cells: { column: string; text: string }[]): string | undefined {
  const first = cells.find(({ column }) => !SECOND.test(column))
  const second = cells.find(({ column }) => SECOND.test(column))
  const whole = [first?.text, second?.text].filter((text) => text !== undefined).join(' ')
  return first && LAST_FIRST.test(first.column) && !whole.includes(',')
    ? whole.replace(/\s+/, ', ')
    : whole || undefined
}
