import type { Sender } from '../../telephony/connections/find-channel-sender.ts'
import { sendContent } from '../../telephony/connections/send-content.ts'
import type { Content } from './compose-content.ts'
import type { MessageItem } from './entity.ts'
import { ACCEPTED, type Progress } from './statuses.ts'

/** Has a queued message sent, once, and answers how far it came. */
export async function deliverMessage(sender: Sender, message: MessageItem, content: Content): Promise<Progress> {
  const { to = '', conversation, id } = message
  const sent = await sendContent(sender, { to, content, conversation, id })
  if (sent.outcome === 'accepted') return { ...ACCEPTED, sid: sent.sid }
  if (sent.outcome === 'refused') return { status: 'failed', error_code: sent.code }
  return { status: 'unknown' }
}
