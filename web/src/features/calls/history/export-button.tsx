import { Button, CloseButton, HStack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import type { CallQuery } from '../../../data/calls.ts'
import { useText } from '../../../lib/language/text.ts'
import { WideLabel } from '../../../ui/wide-label.tsx'
import { useHistoryText } from './texts.ts'
import { useExport } from './use-export.ts'

/** Downloads the selected calls as a file; a very long one is prepared first. */
export function ExportButton({ query, isEmpty }: { query: CallQuery; isEmpty: boolean }) {
  const t = useHistoryText()
  const common = useText()
  const file = useExport()
  if (file.isDone)
    return (
      <HStack>
        <Button onClick={file.download}>
          <Download aria-hidden /> {t('download')}
        </Button>
        <CloseButton aria-label={common('close')} onClick={file.forget} />
      </HStack>
    )
  return (
    <HStack>
      {file.hasFailed && (
        <Text role="alert" fontSize="sm" color="fg.error">
          {t('export_failed')}
        </Text>
      )}
      <Button
        variant="outline"
        minWidth={{ base: '11', sm: '10' }}
        height={{ base: '11', sm: '10' }}
        paddingInline={{ base: '0', sm: '4' }}
        title={t('export_hint')}
        disabled={isEmpty}
        loading={file.isBusy}
        loadingText={file.rows > 0 ? t('exporting', { count: file.rows }) : undefined}
        onClick={() => file.start(query)}
      >
        <Download aria-hidden /> <WideLabel text={t('export')} />
      </Button>
    </HStack>
  )
}
