import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { startConversation } from '../../../data/conversations/conversations.ts'
import { useKnownRows } from '../../../data/conversations/use-known-rows.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { textOf } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { channelTexts } from '../channel-texts.ts'

/** Begins a conversation with a contact; answers its id, undefined where it could not begin. */
export function useStartConversation({ contact_id }: ConversationRow) {
  const rows = useKnownRows()
  return async (type: Channel): Promise<string | undefined> => {
    try {
      const { conversation } = await startConversation(type, contact_id)
      await rows.readContact(contact_id)
      return conversation.id
    } catch (error) {
      const title = textOf(channelTexts[type])('start_failed')
      toaster.create({ type: 'error', title, description: errorText(error) })
    }
  }
}
