import { channelName } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import type { WholeMessage } from '../../../data/messages/read-whole.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { usePreview } from '../../../lib/use-preview.ts'
import { nameOf } from '../name-of.ts'
import { useCopyText } from './texts.ts'

export interface CopiedLine {
  id: string
  at: string
  who: string
  channel: string
  text: string
}

/** Returns a conversation's messages as lines: when, who, on which channel, and what, files by their names. */
export function useLines(row: ConversationRow) {
  const t = useCopyText()
  const language = useLanguage()
  const { moment } = useFormats()
  const preview = usePreview()

  function whoOf({ direction, isFromAi, user }: WholeMessage) {
    if (direction === 'inbound') return nameOf(row)
    return isFromAi ? t('assistant') : (user?.name ?? t('dealership'))
  }
  return (messages: WholeMessage[]): CopiedLine[] =>
    messages.map((message) => ({
      id: message.id,
      at: moment(message.sent_at),
      who: whoOf(message),
      channel: channelName(message.channel, language),
      text: [
        message.call ? t('missed_call') : preview(message.body),
        ...message.media.map(({ name, content_type }) => `[${name ?? content_type}]`),
        ...(message.transcript ? [`“${message.transcript}”`] : []),
        ...message.reactions.map(({ emoji }) => emoji),
      ]
        .filter(Boolean)
        .join(' '),
    }))
}
