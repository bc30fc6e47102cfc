import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { removeFeed, renewFeed } from '../../../data/calendar-links.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useLinkText } from './texts.ts'

/** The secret address at which any calendar app reads one's appointments. */
export function FeedPart({ url }: { url: string | null }) {
  const t = useLinkText()
  const [isBusy, setBusy] = useState(false)
  const change = async (write: () => Promise<unknown>) => {
    setBusy(true)
    await write().catch((error) => toaster.create({ type: 'error', title: errorText(error, t('feed_failed')) }))
    setBusy(false)
  }
  return (
    <Stack gap="3">
      <Text as="h3" fontWeight="650">
        {t('feed')}
      </Text>
      <Text color="fg.muted">{t('feed_text')}</Text>
      {url === null ? (
        <HStack>
          <Button variant="outline" onClick={() => change(renewFeed)} loading={isBusy}>
            {t('feed_make')}
          </Button>
        </HStack>
      ) : (
        <>
          <CopyField label={t('feed_address')} value={url} copyLabel={t('copy')} copiedLabel={t('copied')} />
          <HStack gap="3" wrap="wrap">
            <Button variant="outline" size="sm" onClick={() => change(renewFeed)} disabled={isBusy}>
              {t('feed_renew')}
            </Button>
            <Button variant="ghost" size="sm" colorPalette="red" onClick={() => change(removeFeed)} disabled={isBusy}>
              {t('feed_remove')}
            </Button>
          </HStack>
          <Text fontSize="sm" color="fg.muted">
            {t('feed_renew_hint')}
          </Text>
        </>
      )}
    </Stack>
  )
}
