import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { appendReaction } from './append-store.ts'
import { findNamed, mayCome, type Named } from './find-named.ts'

/** `address`: who reacted; `sid`: of the message that they marked. */
interface Reacted extends Named {
  /** None: the mark is taken back. */
  emoji?: string | undefined
  at: Date
}

/**
 * Marks the message that a customer reacted to; the latest reaction counts, in whatever order they come. Throws
 * `unavailable` where the message may still come: the carrier tells again.
 */
export async function recordReaction(work: Work, { emoji, at, ...named }: Reacted): Promise<void> {
  const moment = at.toISOString()
  const mark = derivedId('reaction', named.address, named.sid, moment, emoji ?? '')
  await retryOnConflict(async () => {
    const { message } = await findNamed(work, named)
    if (message) return (message.reaction_at ?? '') >= moment || appendReaction(message, emoji, mark, moment)
    if (mayCome(work, at)) throw new AppError('unavailable')
    return true
  })
}
