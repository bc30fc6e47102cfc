import { Button, Link, List, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { askArchive, useArchive } from '../../../data/account.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { closingTexts } from './texts.ts'

/** Everything of the dealership as files: asked for, being made, or there. */
export function ArchivePart() {
  const t = useText(closingTexts)
  const format = useFormats()
  const { data, error, mutate } = useArchive()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await askArchive().catch((failure) => toaster.error({ title: errorText(failure, t('archive_failed')) }))
    setAsking(false)
  }
  if (!data && error) return <LoadFailed title={t('archive_unread')} error={error} onRetry={() => mutate()} />
  const { status = 'none', items = 0, parts = [], url = null, until = null } = data ?? {}
  const files = [...(url ? [{ name: 'manifest.json', url, size: undefined }] : []), ...parts]
  return (
    <SectionPart title={t('archive')} hint={t('archive_hint')}>
      {status === 'making' && <Text role="status">{t('making', { count: items })}</Text>}
      {status === 'done' && until && (
        <>
          <Text>{t('ready', { count: items, day: format.day(until) })}</Text>
          <List.Root gap="1.5" variant="plain">
            {files.map(({ name, url: address, size }) => (
              <List.Item key={name}>
                <Link href={address} colorPalette="brand" textDecoration="underline" download>
                  <Download size={16} aria-hidden /> {name}
                </Link>
                {size !== undefined && (
                  <Text as="span" marginInlineStart="2" color="fg.muted">
                    {format.bytes(size)}
                  </Text>
                )}
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
      <Button
        alignSelf="flex-start"
        variant={status === 'done' ? 'outline' : 'solid'}
        loading={isAsking || status === 'making'}
        loadingText={t('being_made')}
        disabled={!data}
        onClick={ask}
      >
        {t(status === 'done' ? 'make_again' : 'make')}
      </Button>
    </SectionPart>
  )
}
