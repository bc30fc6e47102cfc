import type { Sender } from '../../telephony/connections/open-sender.ts'
import { sendText } from '../../telephony/connections/send-text.ts'
import type { MessageItem } from './entity.ts'
import { ACCEPTED, type Progress } from './rules.ts'

/** Has a queued message sent, once, and answers how far it came. */
export async function deliverMessage(sender: Sender, message: MessageItem): Promise<Progress> {
  const { to = '', body, conversation, id } = message
  const sent = await sendText(sender, { to, body, conversation, id })
  if (sent.outcome === 'accepted') return { ...ACCEPTED, sid: sent.sid }
  if (sent.outcome === 'refused') return { status: 'failed', error_code: sent.code }
  return { status: 'unknown' }
}
