import { useState } from 'react'
import type { Medium } from '#contract/messaging/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { Lightbox } from '../../../ui/lightbox.tsx'
import { fileTexts } from '../texts/files.ts'
import { DocumentLink } from './document-link.tsx'

/** A picture as large as the thread has room for; whole in front of everything when it is pressed. */
export function Picture({ medium }: { medium: Medium }) {
  const t = useText(fileTexts)
  const [isOpen, setOpen] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const name = medium.name ?? t('image')
  if (isBroken) return <DocumentLink medium={medium} />
  return (
    <>
      <button
        type="button"
        className="chat-picture"
        aria-label={`${t('open_image')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <img src={medium.url} alt={name} loading="lazy" decoding="async" onError={() => setBroken(true)} />
      </button>
      <Lightbox
        open={isOpen}
        src={medium.url}
        name={name}
        words={{ close: t('close'), download: t('download') }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
