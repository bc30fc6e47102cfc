import { hash } from 'node:crypto'
import { FIELD_NAMES } from '#contract/stock/field-names.ts'
import type { FeedVehicle } from './feed-vehicle.ts'

const PARTS = ['key', ...FIELD_NAMES.map((name) => (name === 'images' ? 'image_lines' : name))] as const

/** Everything a vehicle says, as one short text; no cell holds the controls that part its fields. */
export function hashVehicle(one: Omit<FeedVehicle, 'hash'>): string {
  // One flat join: the faster half of all ways tried, and nothing undefined is told from nothing said.
  const parts = PARTS.map((part) => {
    const value = one[part]
    return typeof value === 'object' ? value.join('\x1e') : value
  })
  // A dealer could only mislead himself by two vehicles with one hash; SHA-1 is the fastest here, and the ledger's shortest.
  return hash('sha1', parts.join('\x1f'), 'base64url')
}
