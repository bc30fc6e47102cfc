import { showsText } from '#contract/customers/channels/carries.ts'
import { type Channel, channelName } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../file-texts.ts'
import { isCarried } from '../sending/message-parts.ts'
import type { SentFile } from '../sending/outbox.ts'
import { AttachmentChips } from './attachment-chips.tsx'
import type { useAttachments } from './use-attachments.ts'

interface ComposerFilesProps {
  row: ConversationRow
  type: Channel
  composer: { text: string; ready: readonly SentFile[]; attachments: ReturnType<typeof useAttachments> }
}

/** The files at the composer, and what becomes of them and of the text on this channel: said before sending. */
export function ComposerFiles({ row, type, composer }: ComposerFilesProps) {
  const t = useText(fileTexts)
  const language = useLanguage()
  const { text, ready, attachments } = composer
  const channel = channelName(type, language)
  const [first] = ready
  const isTextApart =
    text.trim() !== '' && first !== undefined && !showsText(type, row.channels[type].address ?? '', first)
  return (
    <>
      <AttachmentChips
        files={attachments.files}
        linkNote={(file) => (isCarried(row, type, file) ? undefined : t('goes_as_link', { channel }))}
        onRemove={attachments.remove}
        onRetry={attachments.retry}
      />
      {isTextApart && (
        <p className="chat-files-note" role="status">
          {t('text_apart', { channel })}
        </p>
      )}
    </>
  )
}
