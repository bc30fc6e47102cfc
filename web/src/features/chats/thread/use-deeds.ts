import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { resendMessage, settleMessage } from '../../../data/messages/messages.ts'
import { useKnownThreads } from '../../../data/messages/use-known-threads.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import type { Recipient } from '../sending/use-send.ts'
import { useThreadText } from './texts.ts'

/** Actions for a message that didn't arrive, or whose fate is unknown. */
export function useDeeds({ type, conversation_id: id }: Recipient) {
  const t = useThreadText()
  const threads = useKnownThreads()

  async function show(answer: Promise<{ message: ChatMessage }>, failure: string) {
    try {
      const { message } = await answer
      await threads.put({ type, id }, message)
    } catch (error) {
      toaster.create({ type: 'error', title: failure, description: errorText(error) })
      // It may have been settled elsewhere.
      await threads.readAgain({ type, id })
    }
  }
  return {
    resend: ({ id: message_id }: ChatMessage) => show(resendMessage({ type, id, message_id }), t('send_failed')),
    settle: ({ id: message_id }: ChatMessage) =>
      show(settleMessage({ type, id, message_id }, 'delivered'), t('settle_failed')),
  }
}
