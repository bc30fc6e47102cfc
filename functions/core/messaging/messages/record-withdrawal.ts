import { setShown } from '../../customers/contacts/door.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { newId } from '../../platform/table/ids.ts'
import { removeFile } from '../files/remove-file.ts'
import { listThreadAfter } from './door.ts'
import { dropQuote, setWithdrawn } from './edit-store.ts'
import type { MessageItem } from './entity.ts'
import { findNamed, type Named, type Thread } from './find-named.ts'
import { markOfSid } from './message-marks.ts'
import { previewOf } from './row.ts'
import { claimSid, findMarker } from './sid-store.ts'

/** Answers that quote it come soon after it. */
const LOOKED_AT = 100

/** Takes the words and files from a message that its writer has taken back; one that has not come yet never does. Safe to repeat. */
export async function recordWithdrawal(work: Work, named: Named): Promise<void> {
  const { org, now } = work
  await retryOnConflict(async () => {
    const found = await findNamed(work, named)
    if (found.message) {
      await withdraw(org, found.message, found)
      return true
    }
    // Known, and gone with its contact.
    if (await findMarker(org, markOfSid(named.sid))) return (await findNamed(work, named)).message === undefined
    return claimSid({ org, conversation: found.conversation, id: newId(now) }, named.sid)
  })
}

async function withdraw(org: OrgId, message: MessageItem, { contact, conversation }: Thread): Promise<void> {
  const { id, media = [] } = message
  // Once the message has lost its files, nobody knows of them.
  for (const { file } of media) if (file) await removeFile(org, message.contact, { file })
  await setWithdrawn(message)
  await setShown({ org, id: contact }, id, previewOf({ body: '', kind: 'withdrawn' }))
  const { messages } = await listThreadAfter(org, conversation, id, LOOKED_AT, true)
  for (const one of messages) if (one.reply_to?.id === id) await dropQuote(one)
}
