import { ADDRESS_FIELDS } from '#contract/customers/channels/addresses.ts'
import { fieldOfColumn, type ImportColumn, ownColumn } from '#contract/customers/import-fields.ts'
import { mayBeNumbers } from '#contract/customers/number-columns.ts'
import { foldText } from '#contract/fold-text.ts'
import type { ListKind } from '../../platform/tabular/sniff-layout.ts'
import type { Field } from '../fields/entity.ts'

/** Rows that are written and recorded together. */
export const ROWS_A_PART = 25
/** A worker that gave no sign for so long is gone. */
export const HELD_MS = 60_000

/** A row as it stands in a file. */
export interface FileRow {
  line: number
  /** Absent where the row could not be read. */
  cells?: string[]
}

/** By what a list of contacts is known. */
export const CONTACT_LIST: ListKind = {
  name: 'contacts',
  isColumn: (name) => fieldOfColumn(name) !== undefined,
  isKey: (cell) => /^\+\d{8,15}$/.test(cell.trim()),
}

/**
 * The fields that columns of these names hold; several may hold one. Some names say enough only with what is below them.
 * What has the very name of one of the dealership's own fields is that field.
 */
export const mapColumns = (
  header: string[],
  samples: string[][] = [],
  fields: readonly Pick<Field, 'key' | 'name'>[] = [],
): Record<string, ImportColumn> =>
  Object.fromEntries(
    header.flatMap((name, at) => {
      const own = fields.find((one) => foldText(one.name) === foldText(name))
      const field =
        (own && ownColumn(own.key)) ??
        fieldOfColumn(name) ??
        (mayBeNumbers(name) && holdsNumbers(samples, at) ? 'phone' : undefined)
      return field ? [[name, field]] : []
    }),
  )

const NUMBER = /^\+?(?:[\s().-]*\d){7,15}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i

function holdsNumbers(samples: string[][], at: number): boolean {
  const texts = samples.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '')
  return texts.length > 0 && texts.every((text) => NUMBER.test(text))
}

/** True if a column is mapped to an address. */
export const hasAddressColumn = (mapping: Record<string, ImportColumn>) =>
  ADDRESS_FIELDS.some((field) => Object.values(mapping).includes(field))
