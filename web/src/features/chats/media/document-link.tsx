import type { Medium } from '#contract/messaging/chat-message.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../file-texts.ts'
import { KindIcon } from './kind-icon.tsx'
import { mediaKind } from './media-kind.ts'

/** A file to open or download. */
export function DocumentLink({ medium }: { medium: Pick<Medium, 'url' | 'name' | 'size' | 'content_type'> }) {
  const t = useText(fileTexts)
  const { bytes } = useFormats()
  const { url, name, size, content_type } = medium
  const kind = mediaKind(content_type)
  return (
    <a className="chat-media-link" href={url} target="_blank" rel="noopener noreferrer">
      <KindIcon kind={kind} />
      <span className="chat-media-words">
        <span className="chat-media-name">{name ?? t(kind)}</span>
        {size !== null && <span className="chat-media-size">{bytes(size)}</span>}
      </span>
    </a>
  )
}
