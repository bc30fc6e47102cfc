import { Button, HStack, IconButton } from '@chakra-ui/react'
import { Camera, ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createTradeInLink, type Deal } from '../../data/deals.ts'
import { uploadFile } from '../../data/uploads.ts'
import { askForWords } from '../../data/words-asked.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { May } from '../../parts/may.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { useDealText } from './texts.ts'
import { useChangeDeal } from './use-change-deal.ts'

/** Photos of what a contact trades in: added by a colleague, or by the customer, who is sent a link. */
export function DealPhotos({ contact, deal }: { contact: string; deal: Deal }) {
  const t = useDealText()
  const change = useChangeDeal(contact)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { photos } = deal.trade_in

  /** A person reads the sentence over, and sends it. */
  async function askForPhotos() {
    try {
      askForWords({ contact, words: t('ask_photos_words', { url: await createTradeInLink(contact) }) })
      if (!pathname.startsWith('/chats')) navigate(`/chats?contact=${contact}`)
    } catch (error) {
      toaster.create({ type: 'error', title: t('link_failed'), description: errorText(error) })
    }
  }

  async function add(files: File[]) {
    setBusy(true)
    try {
      const add_photos = await Promise.all(files.map(uploadFile))
      await change({ trade_in: { add_photos } })
    } catch (error) {
      toaster.create({ type: 'error', title: t('save_failed'), description: errorText(error) })
    }
    setBusy(false)
  }
  return (
    <>
      {photos.length > 0 && (
        <PhotoList photos={photos} onRemove={(id) => change({ trade_in: { remove_photos: [id] } })} />
      )}
      <HStack wrap="wrap" gap="2" marginInlineStart="-3.5">
        <May right="edit">
          <Button size="sm" variant="ghost" loading={isBusy} onClick={() => input.current?.click()}>
            <ImagePlus /> {t('add_photos')}
          </Button>
        </May>
        <May right="write">
          <Button size="sm" variant="ghost" onClick={askForPhotos}>
            <Camera /> {t('ask_photos')}
          </Button>
        </May>
      </HStack>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('photos')}
        onChange={({ target }) => {
          if (target.files?.length) void add([...target.files])
          target.value = ''
        }}
      />
    </>
  )
}

interface PhotoListProps {
  photos: Deal['trade_in']['photos']
  onRemove: (id: string) => void
}

function PhotoList({ photos, onRemove }: PhotoListProps) {
  const t = useDealText()
  return (
    <ul className="deal-photos" aria-label={t('photos')}>
      {photos.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={name} loading="lazy" />
          </a>
          <May right="edit">
            <IconButton
              size="2xs"
              variant="solid"
              colorPalette="gray"
              aria-label={t('remove_photo', { name })}
              title={t('remove_photo', { name })}
              onClick={() => onRemove(id)}
            >
              <X />
            </IconButton>
          </May>
        </li>
      ))}
    </ul>
  )
}
