import { useState } from 'react'
import type { Medium } from '#contract/messaging/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../file-texts.ts'
import { DocumentLink } from './document-link.tsx'

/** A video, played where it stands; one that this browser cannot play is there to be downloaded. */
export function VideoPlayer({ medium }: { medium: Medium }) {
  const t = useText(fileTexts)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <DocumentLink medium={medium} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody wrote captions for what a customer filmed
    <video
      className="chat-video"
      src={medium.url}
      controls
      preload="metadata"
      playsInline
      aria-label={medium.name ?? t('video')}
      onError={() => setBroken(true)}
    />
  )
}
