import { packColumns, unpackColumns } from './pack-columns.ts'

/** What a vehicle of the feed was like when it was last brought in. */
export interface LedgerRow {
  key: string
  /** Of the feed's row (core/feeds): the same hash, nothing changed. */
  hash: string
  /** Epoch seconds; absent while it is in the catalogue. */
  sold_at?: number
}

const COLUMNS = ['key', 'hash', 'sold_at'] as const satisfies (keyof LedgerRow)[]

export const packLedger = (rows: readonly LedgerRow[]) => packColumns(COLUMNS, rows)
export const unpackLedger = (data: Uint8Array) => unpackColumns<LedgerRow>(data)
