import { unstable_serialize, useSWRConfig } from 'swr'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { resendMessage, settleMessage } from '../api.ts'
import type { Recipient } from '../composer/use-send.ts'
import { useChange } from '../use-change.ts'
import { mergeOne, type Thread } from './merge-messages.ts'
import { threadKey } from './read-thread.ts'
import { useThreadText } from './texts.ts'

/** What a person does about a message that did not arrive, or of which nobody knows. */
export function useDeeds({ type, conversation_id: id }: Recipient) {
  const t = useThreadText()
  const { mutate } = useSWRConfig()
  const change = useChange()
  const key = threadKey(type, id)

  async function show(answer: Promise<{ message: ChatMessage }>, failure: string) {
    try {
      const { message } = await answer
      await change<Thread>(
        (one) => unstable_serialize(one) === unstable_serialize(key),
        (thread) => mergeOne(thread, message),
      )
    } catch (error) {
      toaster.create({ type: 'error', title: failure, description: errorText(error) })
      // It may have been settled elsewhere.
      await mutate(key)
    }
  }
  return {
    resend: ({ id: message_id }: ChatMessage) => show(resendMessage({ type, id, message_id }), t('send_failed')),
    settle: ({ id: message_id }: ChatMessage) =>
      show(settleMessage({ type, id, message_id }, 'delivered'), t('settle_failed')),
  }
}
