import type { ErrorCode } from '#contract/errors.ts'
import { type About, type RefusalKey, type Refused, refusals, sayRefusal } from '#contract/refusals.ts'
import type { Nothing } from '#contract/words.ts'

interface More {
  /** For a form: the refusal for each invalid field. */
  fields?: Record<string, Refused>
  /** Seconds until trying again makes sense. */
  retryAfterSeconds?: number
  /** Additional data in the response, for programs. */
  told?: Record<string, string>
}

type Given<Key extends RefusalKey> =
  Nothing extends About<Key> ? [about?: About<Key>, more?: More] : [about: About<Key>, more?: More]

/**
 * The only error meant for the user: a key of `refusals` (`#contract/refusals.ts`) and its arguments. The door words it
 * in the user's language; its `message` is for the log.
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

/** Refuses fields of a form, by name; the first one's message is also the message of the whole refusal. */
export function refusedFields(fields: Record<string, Refused>): AppError {
  const { key, about } = Object.values(fields)[0] ?? { key: 'not_valid' as const }
  return new AppError<RefusalKey>(key, about as never, { fields })
}

export const unauthenticated = () => new AppError('login_needed')
export const notFound = () => new AppError('not_found')
