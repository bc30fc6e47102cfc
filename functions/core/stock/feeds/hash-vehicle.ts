import { hash } from 'node:crypto'
import { FIELD_NAMES } from '#contract/stock/field-names.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

/** Sorted by name: neither the order of the fields' table nor a new field changes a vehicle's hash. */
const PARTS = (['key', ...FIELD_NAMES.map((name) => (name === 'images' ? 'image_lines' : name))] as const).toSorted()

/** Hashes everything a vehicle says, in any order; no cell contains the control characters that separate its fields. */
export function hashVehicle(one: Omit<FeedVehicle, 'hash'>): string {
  let said = ''
  for (const part of PARTS) {
    const value = one[part]
    const text = typeof value === 'object' ? value.join('\x1e') : value
    if (text !== undefined && text !== '') said += `${part}\x1f${text}\x1f`
  }
  // Two vehicles with one hash would only mislead the dealer; SHA-1 is the fastest here, and shortest in the ledger.
  return hash('sha1', said, 'base64url')
}
