import { File, FileText, Image, Music, Video } from 'lucide-react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useChatText } from '../texts.ts'
import { type MediaKind, mediaKind } from './media-kind.ts'

const ICONS: Record<MediaKind, typeof File> = { image: Image, audio: Music, video: Video, pdf: FileText, file: File }

/** What came with a message, each as a link that opens it. */
export function MessageMedia({ media }: { media: ChatMessage['media'] }) {
  const t = useChatText()
  return (
    <div className="chat-media">
      {media.map(({ url, content_type }) => {
        const kind = mediaKind(content_type)
        const Icon = ICONS[kind]
        return (
          <a key={url} className="chat-media-link" href={url} target="_blank" rel="noopener noreferrer">
            <Icon aria-hidden />
            {t(`media_${kind}`)}
          </a>
        )
      })}
    </div>
  )
}
