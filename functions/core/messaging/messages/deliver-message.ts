import type { Content, Sender } from '../../telephony/carriers/carrier.ts'
import type { MessageItem } from './entity.ts'
import { asTaken, type Progress } from './statuses.ts'

type Delivered = Progress & { isOptedOut?: boolean | undefined }

/** Has a queued message sent, once, and answers how far it came. */
export async function deliverMessage(
  sender: Sender,
  message: MessageItem,
  content: Content,
  isLate = false,
): Promise<Delivered> {
  const { to = '', conversation, id } = message
  const sent = await sender.send({ to, content, conversation, id, isLate })
  if (sent.outcome === 'accepted') return { ...asTaken(sent.status ?? 'accepted'), sid: sent.sid }
  if (sent.outcome === 'refused') return { status: 'failed', error_code: sent.code, isOptedOut: sent.isOptedOut }
  return { status: 'unknown' }
}
