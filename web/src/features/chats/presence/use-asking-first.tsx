import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { CrossingDialog } from './crossing-dialog.tsx'
import { useCrossing } from './use-crossing.ts'

export type AskFirst = (writtenAt: string, send: () => unknown) => Promise<void>

/**
 * Sends what was written earlier, unless it crosses a colleague's text that came since then, or that is being written:
 * then the question is asked first.
 */
export function useAskingFirst(contact: string, messages: readonly ChatMessage[]) {
  const { asks, asked, answered } = useCrossing(contact, messages)
  const askFirst: AskFirst = async (writtenAt, send) => {
    const since = messages.findLast(({ sent_at }) => sent_at <= writtenAt)?.id ?? ''
    if (!asks({ send: () => void send(), since })) await send()
  }
  const question = asked && (
    <CrossingDialog
      crossing={asked.crossing}
      onSend={() => {
        asked.send()
        answered()
      }}
      onLook={answered}
    />
  )
  return { askFirst, question }
}
