import { createHash } from 'node:crypto'
import { KEY_START } from '#contract/people/keys.ts'
import type { ApiKeyItem } from './entity.ts'

/** Enough for all of a dealership's programs, and few enough for one read. */
export const MOST_KEYS = 100

/** The visible part of a key: enough to tell two apart, not enough to guess the rest. */
export const SHOWN_CHARACTERS = KEY_START.length + 6

export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

export const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)

/** The reason why a key is no longer valid; undefined if it still is. */
export function whyDead({ revoked_at, expires_at }: ApiKeyItem, now: Date) {
  if (revoked_at !== undefined) return 'revoked'
  if (expires_at !== undefined && Date.parse(expires_at) < now.getTime()) return 'expired'
}
