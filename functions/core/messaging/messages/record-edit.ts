import { setShown } from '../../customers/contacts/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { setWords } from './edit-store.ts'
import { findNamed, type Named } from './find-named.ts'
import { previewOf } from './row.ts'

interface Edited extends Named {
  body: string
  /** How often it has been edited. */
  edits: number
  at: Date
}

/** A message may come after what is told of it. */
const COMING_MS = 60_000

/**
 * Shows a message's new words in place of those before, which are kept nowhere; the latest edit counts, in whatever order
 * they come. Throws `unavailable` where the message may still come: the carrier tells again.
 */
export async function recordEdit(work: Work, { body, edits, at, ...named }: Edited): Promise<void> {
  const { message } = await findNamed(work, named)
  if (!message && work.now.getTime() - at.getTime() < COMING_MS) throw new AppError('unavailable')
  if (!message || !(await setWords(message, { body, edits, edited_at: at.toISOString() }))) return
  await setShown({ org: work.org, id: message.contact }, message.id, previewOf({ ...message, body }))
}
