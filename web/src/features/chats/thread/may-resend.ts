import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { SendingBlock } from '../sending/sending-block.ts'

/** Whether a message can be sent again: once, and a template outside the window too. */
export function mayResend(
  { id, template }: Pick<ChatMessage, 'id' | 'template'>,
  resent: ReadonlySet<string>,
  block: SendingBlock | null,
): boolean {
  const needsTemplate = block === 'window_closed' || block === 'not_started'
  return !resent.has(id) && (block === null || (template !== null && needsTemplate))
}
