import { hash } from 'node:crypto'
import { FIELD_NAMES } from '#contract/stock/field-names.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

/** By name: neither the order of the fields' table nor a new field changes what is known of a vehicle. */
const PARTS = (['key', ...FIELD_NAMES.map((name) => (name === 'images' ? 'image_lines' : name))] as const).toSorted()

/** Everything a vehicle says, as one short text, whatever order it is said in; no cell holds the controls that part its fields. */
export function hashVehicle(one: Omit<FeedVehicle, 'hash'>): string {
  let said = ''
  for (const part of PARTS) {
    const value = one[part]
    const text = typeof value === 'object' ? value.join('\x1e') : value
    if (text !== undefined && text !== '') said += `${part}\x1f${text}\x1f`
  }
  // A dealer could only mislead himself by two vehicles with one hash; SHA-1 is the fastest here, and the ledger's shortest.
  return hash('sha1', said, 'base64url')
}
