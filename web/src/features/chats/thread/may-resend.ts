import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { SendingBlock } from '../sending/sending-block.ts'

/** True if a message can be sent again: once only, and templates also outside the window. */
export function mayResend(
  { id, template }: Pick<ChatMessage, 'id' | 'template'>,
  resent: ReadonlySet<string>,
  block: SendingBlock | null,
): boolean {
  const needsTemplate = block === 'window_closed' || block === 'not_started'
  return !resent.has(id) && (block === null || (template !== null && needsTemplate))
}
