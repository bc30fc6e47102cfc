import { createHmac } from 'node:crypto'
import { table as layout } from '#contract/table.ts'
import { variable } from '../../platform/environment.ts'

/** The attributes that the table adds to an entry, and the seal itself. */
const NOT_SEALED = new Set<string>([layout.partitionKey, layout.sortKey, '_et', 'seal'])

/** An entry's seal, made with a key that is not in the table: write access alone can't forge or change an entry. */
export const sealOf = (entry: object): string =>
  auditMac('entry', Object.fromEntries(Object.entries(entry).filter(([name]) => !NOT_SEALED.has(name))))

/** The same parts, their attributes in whatever order, have the same code (HMAC-SHA256, base64url). */
export function auditMac(...parts: unknown[]): string {
  return createHmac('sha256', variable('AUDIT_KEY')).update(JSON.stringify(parts, inOrder)).digest('base64url')
}

const inOrder = (_: string, value: unknown): unknown => {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
