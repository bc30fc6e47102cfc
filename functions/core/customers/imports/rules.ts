import { ADDRESS_FIELDS } from '#contract/customers/channels/addresses.ts'
import type { ImportField } from '#contract/customers/import-fields.ts'
import { fieldOfColumn } from '#contract/customers/import-fields.ts'
import type { ListKind } from '../../platform/tabular/sniff-layout.ts'

/** How long an import's items stay after its day of grace. */
export const KEPT_DAYS = 30
/** Rows that are written and recorded together. */
export const ROWS_A_PART = 100
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

/** The fields that columns of these names hold; several may hold one. */
export const mapColumns = (header: string[]): Record<string, ImportField> =>
  Object.fromEntries(
    header.flatMap((name) => {
      const field = fieldOfColumn(name)
      return field ? [[name, field]] : []
    }),
  )

/** Whether a row can name somebody who can be reached. */
export const hasAddressColumn = (mapping: Record<string, ImportField>) =>
  ADDRESS_FIELDS.some((field) => Object.values(mapping).includes(field))
