import type { ErrorCode } from '#contract/errors.ts'
import { type About, type RefusalKey, type Refused, refusals, sayRefusal } from '#contract/refusals.ts'
import type { Nothing } from '#contract/words.ts'

interface More {
  /** For a form: what is wrong with which field. */
  fields?: Record<string, Refused>
  /** Seconds until trying again makes sense. */
  retryAfterSeconds?: number
  /** What else the answer holds, for programs. */
  told?: Record<string, string>
}

type Given<Key extends RefusalKey> =
  Nothing extends About<Key> ? [about?: About<Key>, more?: More] : [about: About<Key>, more?: More]

/**
 * The one error that is meant for the person: a key of `refusals` (`#contract/refusals.ts`) and what it is about. The
 * door says it in their language; its `message` is for the log.
 */
export class AppError<Key extends RefusalKey = RefusalKey> extends Error {
  readonly words: Refused
  readonly code: ErrorCode
  readonly fields?: More['fields']
  readonly retryAfterSeconds?: number
  readonly told?: More['told']

  constructor(key: Key, ...[about, more]: Given<Key>) {
    const words = { key, ...(about && { about }) } as Refused
    super(sayRefusal(words, 'en'))
    this.words = words
    this.code = refusals[key].code
    this.fields = more?.fields
    this.retryAfterSeconds = more?.retryAfterSeconds
    this.told = more?.told
  }
}

/** What is wrong with fields of a form, by their names; the first one's sentence is the whole refusal's. */
export function refusedFields(fields: Record<string, Refused>): AppError {
  const { key, about } = Object.values(fields)[0] ?? { key: 'not_valid' as const }
  return new AppError<RefusalKey>(key, about as never, { fields })
}

export const unauthenticated = () => new AppError('login_needed')
export const notFound = () => new AppError('not_found')
