import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage, Medium } from '#contract/messaging/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../file-texts.ts'
import { AudioPlayer } from './audio-player.tsx'
import { DocumentLink } from './document-link.tsx'
import './media.css'
import { isShownHere, mediaKind } from './media-kind.ts'
import { Picture } from './picture.tsx'
import { VideoPlayer } from './video-player.tsx'
import { WaitingFile } from './waiting-file.tsx'

interface MessageMediaProps {
  message: Pick<ChatMessage, 'id' | 'media'>
  type: Channel
  conversationId: string
}

/** The files of a message: shown, played, or to be downloaded. */
export function MessageMedia({ message, type, conversationId }: MessageMediaProps) {
  const t = useText(fileTexts)
  return (
    <div className="chat-media">
      {message.media.map((medium, index) => (
        <div key={medium.url} className="chat-medium">
          {medium.status === 'ready' ? (
            <ShownFile medium={medium} />
          ) : (
            <WaitingFile status={medium.status} place={{ type, id: conversationId, messageId: message.id, index }} />
          )}
          {medium.is_link && <span className="chat-medium-note">{t('sent_as_link')}</span>}
        </div>
      ))}
    </div>
  )
}

function ShownFile({ medium }: { medium: Medium }) {
  const kind = mediaKind(medium.content_type)
  if (!isShownHere(medium.content_type) || kind === 'document') return <DocumentLink medium={medium} />
  if (kind === 'image') return <Picture medium={medium} />
  if (kind === 'video') return <VideoPlayer medium={medium} />
  return <AudioPlayer src={medium.url} label={medium.name ?? undefined} />
}
