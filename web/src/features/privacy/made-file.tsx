import { Button, HStack, Spinner, Stack, Text } from '@chakra-ui/react'
import { Download, ExternalLink } from 'lucide-react'
import { useRequest } from '../../data/privacy-requests.ts'
import { useText } from '../../lib/language/text.ts'
import { Notice } from '../../ui/notice.tsx'
import { privacyTexts } from './texts.ts'

/** A file of what is known of somebody while it is made, then its links. */
export function MadeFile({ contact, request }: { contact: string; request: string }) {
  const t = useText(privacyTexts)
  const { data, error } = useRequest(contact, request)
  if (error || data?.status === 'failed') return <Notice status="error" title={t('failed')} />
  if (!data?.page || !data.file)
    return (
      <HStack role="status">
        <Spinner size="sm" /> <Text>{t('working')}</Text>
      </HStack>
    )
  return (
    <Stack gap="4">
      <Text role="status">{t('ready')}</Text>
      <HStack wrap="wrap">
        <Button asChild>
          <a href={data.page} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden /> {t('open_page')}
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={data.file}>
            <Download aria-hidden /> {t('download')}
          </a>
        </Button>
      </HStack>
    </Stack>
  )
}
