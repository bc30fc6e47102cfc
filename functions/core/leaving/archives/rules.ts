import { ARCHIVE_KINDS, SAID_KINDS } from '#contract/leaving/archive-kinds.ts'
import type { StoredItem } from '../../platform/table/dealership-items.ts'
import { kindOf } from './kind-of.ts'

export const isArchived = (kind: string) => kind in SAID_KINDS
export const isReadIn = (kind: string) => kind in ARCHIVE_KINDS.data

/** Fields that open something, or prove somebody, wherever they stand in an item. */
const SECRET =
  /^(secret|tax_id|proof_hash|proof_until|ended_sessions|kept_session|sessions_valid_after)$|_api_key$|_token$|password|_secret$/

/** Bytes and sets, for which JSON has no form. */
export interface Bytes {
  $bytes: string
}
export interface Members {
  $set: unknown[]
}

/** An item as it is archived, without what is secret. */
export function asArchived(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') } satisfies Bytes
  if (value instanceof Set) return { $set: [...value] } satisfies Members
  if (Array.isArray(value)) return value.map(asArchived)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (SECRET.test(name) ? [] : [[name, asArchived(one)]])),
  )
}

/** A line of an archive: the kind first, so that a program reads only what it wants. */
const lineOf = (item: StoredItem): string => `${JSON.stringify({ kind: kindOf(item), item: asArchived(item) })}\n`

/** A part's lines, kind by kind. */
export const sortedLines = (items: readonly StoredItem[]): string =>
  items
    .toSorted((a, b) => (kindOf(a) < kindOf(b) ? -1 : 1))
    .map(lineOf)
    .join('')
