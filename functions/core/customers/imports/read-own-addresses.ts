import { ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import type { ImportField } from '#contract/customers/import-fields.ts'
import { type Addresses, isPhone } from '../contacts/reachable-addresses.ts'
import { headingOf } from '../contacts/texts.ts'
import type { LabeledNumber } from './read-numbers.ts'

/** A further number as an export writes it, with what it is in words. */
const LABELED = /^(\+\d{5,15})(?: \(([\s\S]*)\))?$/
/** Short codes, names of senders, and services that we don't know wrote to us, too. */
const SENDER = /^(?:\d{3,8}|[a-z]+:\S+|[A-Z][A-Z\d]{2,10})$/

type Column = { name: string; at: number }

/**
 * The addresses of a row of an export of ours, exactly as it has them; undefined where somebody has written there since,
 * as spreadsheets do with numbers.
 */
export function readOwnAddresses(
  of: ReadonlyMap<ImportField, Column[]>,
  textAt: (at: number) => string,
): { addresses: Addresses; numbers: LabeledNumber[] } | undefined {
  const addresses: Addresses = {}
  for (const kind of TYPED_KINDS) {
    const { field, userId } = ADDRESSES[kind]
    const text = textIn(of.get(field), field, textAt)
    if (text && !isPhone(text) && !userId?.test(text) && !SENDER.test(text)) return undefined
    if (text) addresses[kind] = text
  }
  const further = textIn(of.get('phone'), 'numbers', textAt)
  const found = further === '' ? [] : further.split(' ::: ').map((one) => LABELED.exec(one))
  const numbers = found.flatMap((one) => (one ? [{ value: one[1] ?? '', label: one[2] ?? '' }] : []))
  return numbers.length === found.length && Object.keys(addresses).length > 0 ? { addresses, numbers } : undefined
}

function textIn(
  columns: Column[] | undefined,
  heading: Parameters<typeof headingOf>[0],
  textAt: (at: number) => string,
): string {
  const names = [headingOf(heading, 'en'), headingOf(heading, 'es')]
  const column = columns?.find(({ name }) => names.includes(name))
  return column ? textAt(column.at) : ''
}
