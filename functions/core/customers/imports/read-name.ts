import { splitName } from '../contacts/rules.ts'

/** Stands behind a comma and is no first name: "John Smith, Jr.", "Sunrise Motors, LLC". */
const NO_FIRST_NAME = /^(?:jr|sr|i{2,3}|iv|md|phd|dds|esq|cpa|llc|inc|ltd|co|corp|s\.? ?a\.?(?: de c\.? ?v\.?)?)\.?$/i

/** A whole name in our two fields: "Last, First", else split at its first space. */
export function readName(text: string): { first_name: string; last_name: string } {
  const [last = '', first = '', ...suffixes] = text.split(',').map((part) => part.trim())
  const isTurned =
    last !== '' && first !== '' && !NO_FIRST_NAME.test(first) && suffixes.every((one) => NO_FIRST_NAME.test(one))
  return isTurned ? { first_name: first, last_name: [last, ...suffixes].join(', ') } : splitName(text)
}
