import type { MessageItem } from './entity.ts'
import { setComplained } from './store.ts'

/** Records that somebody told their mail program that a mail is spam; false where that is known. */
export async function recordComplaint(message: MessageItem): Promise<boolean> {
  const { mail } = message
  return mail !== undefined && !mail.is_complained && (await setComplained(message, mail))
}
