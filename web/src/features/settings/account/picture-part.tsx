import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { removePicture, setPicture, usePicture } from '../../../data/pictures.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { fullNameOf, useSession } from '../../../lib/session.ts'
import { ColleagueAvatar } from '../../../parts/colleague-avatar.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { smallPicture } from './small-picture.ts'
import { accountTexts } from './texts.ts'

/** One's own picture: chosen, made small here, and taken away again. */
export function PicturePart({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(accountTexts)
  const { user } = useSession()
  const has = usePicture(user?.id) !== undefined
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  if (!user) return null

  async function change(write: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await write()
      onBanner({ status: 'success', text: done })
    } catch (error) {
      onBanner({ status: 'error', text: errorText(error, t('picture_failed')) })
    }
    setBusy(false)
  }
  async function choose(file: File | undefined) {
    if (!file) return
    const image = await smallPicture(file).catch(() => undefined)
    if (image === undefined) onBanner({ status: 'error', text: t('not_a_picture') })
    else await change(() => setPicture(image), t('picture_saved'))
  }
  return (
    <HStack gap="5" align="center">
      <ColleagueAvatar id={user.id} name={fullNameOf(user)} size="md" boxSize="20" fontSize="2xl" />
      <Stack gap="2">
        <Text color="fg.muted">{t('picture_hint')}</Text>
        <HStack gap="2" wrap="wrap">
          <input
            ref={field}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('choose_picture')}
            onChange={({ target }) => {
              void choose(target.files?.[0])
              target.value = ''
            }}
          />
          <Button size="sm" variant="outline" loading={isBusy} onClick={() => field.current?.click()}>
            {t('choose_picture')}
          </Button>
          {has && (
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              onClick={() => void change(removePicture, t('picture_removed'))}
            >
              {t('remove_picture')}
            </Button>
          )}
        </HStack>
      </Stack>
    </HStack>
  )
}
