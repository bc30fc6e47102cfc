import { useState } from 'react'
import type { Medium } from '#contract/messaging/chat-message.ts'
import { useText } from '../../../lib/language/text.ts'
import { Lightbox } from '../../../ui/lightbox.tsx'
import { fileTexts } from '../file-texts.ts'
import { DocumentLink } from './document-link.tsx'
import { isHeic } from './media-kind.ts'
import { usePictures } from './pictures.ts'

/** A picture as large as the thread has room for; whole in front of everything when it is pressed. */
export function Picture({ medium }: { medium: Medium }) {
  const t = useText(fileTexts)
  const pictures = usePictures()
  const [shown, show] = useState<Medium>()
  const [isBroken, setBroken] = useState(false)
  const name = medium.name ?? t('image')
  const at = pictures.findIndex(({ url }) => url === shown?.url)
  const [before, after] = at < 0 ? [] : [pictures[at - 1], pictures[at + 1]]
  if (isBroken)
    return (
      <>
        <DocumentLink medium={medium} />
        {isHeic(medium) && <span className="chat-medium-note">{t('heic_not_shown')}</span>}
      </>
    )
  return (
    <>
      <button
        type="button"
        className="chat-picture"
        aria-label={`${t('open_image')}: ${name}`}
        onClick={() => show(medium)}
      >
        <img src={medium.url} alt={name} loading="lazy" decoding="async" onError={() => setBroken(true)} />
      </button>
      <Lightbox
        open={shown !== undefined}
        src={shown?.url ?? medium.url}
        name={shown?.name ?? t('image')}
        words={{ close: t('close'), download: t('download'), previous: t('previous'), next: t('next') }}
        onClose={() => show(undefined)}
        onPrevious={before && (() => show(before))}
        onNext={after && (() => show(after))}
      />
    </>
  )
}
