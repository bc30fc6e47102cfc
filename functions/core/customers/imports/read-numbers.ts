import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import { ADDRESSES } from '#contract/customers/channels/addresses.ts'
import type { TypedKind } from '#contract/customers/channels/channels.ts'
import type { Refused } from '#contract/refusals.ts'
import { bareNumber, isRounded, splitNumbers } from '../contacts/bare-number.ts'
import { isPhone } from '../contacts/reachable-addresses.ts'
import { readPhone } from '../contacts/read-phone.ts'
import { rankOf } from './plan-columns.ts'

/** A cell of numbers, and what its column, or the one beside it, says that they are. */
export interface NumberCell {
  text: string
  column: string
  label: string
}
/** A number of somebody's, and what it is in the file's words. */
export interface LabeledNumber {
  value: string
  label: string
}

/** The country of a row: by its letters, its calling code, or in words that nobody knows. */
export type RowCountry = { country: string } | { code: string } | { unknown: string }

/**
 * The numbers of a row's cells, those first by which somebody is reached best (their mobile), and what is wrong with the
 * first that is none.
 */
export async function readNumbers(
  kind: TypedKind,
  cells: NumberCell[],
  country: RowCountry,
): Promise<{ numbers: LabeledNumber[]; problem?: Refused }> {
  const found: (LabeledNumber & { rank: number })[] = []
  let problem: Refused | undefined
  for (const { text, column, label } of cells) {
    for (const written of splitNumbers(text)) {
      const { words } = bareNumber(written)
      const said = words || label
      const rank = rankOf(said || column)
      if (rank === undefined) continue
      const read = await readAs(kind, written.trim(), country)
      if ('value' in read) found.push({ value: read.value, label: (said || column).slice(0, LABEL_CHARACTERS), rank })
      else problem ??= read.problem
    }
  }
  const sorted = found.toSorted((a, b) => a.rank - b.rank)
  const numbers = sorted.filter(({ value }, i) => sorted.findIndex((one) => one.value === value) === i)
  return { numbers: numbers.map(({ value, label }) => ({ value, label })), problem }
}

const LABEL_CHARACTERS = 40

/** An address of this kind; one that its channel writes differently stays as it is written. */
async function readAs(kind: TypedKind, written: string, country: RowCountry) {
  const { isNumber, userId } = ADDRESSES[kind]
  if (!isNumber || userId?.test(written)) return { value: written }
  const read = await readIn(written, country)
  const isAsWritten = userId && isPhone(written) && 'value' in read && isSameAddress(read.value, written)
  return isAsWritten ? { value: written } : read
}

async function readIn(written: string, country: RowCountry): Promise<{ value: string } | { problem: Refused }> {
  if (isRounded(written)) return { problem: { key: 'number_rounded', about: { written: written.trim() } } }
  const { number } = bareNumber(written)
  if ('unknown' in country && !number.startsWith('+'))
    return { problem: { key: 'country_unknown', about: { country: country.unknown } } }
  const value =
    'code' in country && !number.startsWith('+')
      ? await readPhone(`+${country.code}${number.replace(/^0+/, '')}`, 'US')
      : await readPhone(number, 'country' in country ? country.country : 'US')
  return value === undefined ? { problem: { key: 'number_wrong' } } : { value }
}
