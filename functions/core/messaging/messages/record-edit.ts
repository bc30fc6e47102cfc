import { setShown } from '../../customers/contacts/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { setWords } from './edit-store.ts'
import { findNamed, mayCome, type Named } from './find-named.ts'
import { previewOf } from './row.ts'

interface Edited extends Named {
  body: string
  /** How often it has been edited. */
  edits: number
  at: Date
}

/**
 * Shows a message's new words in place of those before, which are kept nowhere; the latest edit counts, in whatever order
 * they come. Throws `unavailable` where the message may still come: the carrier tells again.
 */
export async function recordEdit(work: Work, { body, edits, at, ...named }: Edited): Promise<void> {
  const { contact, message } = await findNamed(work, named)
  if (!message && mayCome(work, at)) throw new AppError('unavailable')
  if (!message || !(await setWords(message, { body, edits, edited_at: at.toISOString() }))) return
  await setShown({ org: work.org, id: contact }, message.id, previewOf({ ...message, body }))
}
