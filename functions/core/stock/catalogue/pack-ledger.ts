import { packColumns, unpackColumns } from './pack-columns.ts'

/** A feed vehicle as of its last import. */
export interface LedgerRow {
  key: string
  /** Hash of the feed's row (core/feeds): the same hash means no change. */
  hash: string
  /** Epoch seconds; absent while it is in the catalogue. */
  sold_at?: number
}

const COLUMNS = ['key', 'hash', 'sold_at'] as const satisfies (keyof LedgerRow)[]

export const packLedger = (rows: readonly LedgerRow[]) => packColumns(COLUMNS, rows)
export const unpackLedger = (data: Uint8Array) => unpackColumns<LedgerRow>(data)
