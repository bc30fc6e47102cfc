import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#contract/customers/imports.ts'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useImportText } from './texts.ts'
import type { Import } from './use-import.ts'

const ACCEPTED = '.csv,.txt,.tsv,.vcf,.xlsx,text/csv,text/plain,text/vcard'

/** The choice of the file. */
export function ImportFile({ file }: { file: Import }) {
  const t = useImportText()
  const [chosen, choose] = useState<File>()
  const refusal = chosen && whyNot(chosen)
  const isSending = file.sent !== undefined
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('upload_hint', { count: IMPORT_ROWS_MAX })}</Text>
      <DropZone
        accept={ACCEPTED}
        words={{ dropHere: t('drop_here'), choose: t('choose_file'), chooseAnother: t('another_file') }}
        disabled={isSending}
        onFile={choose}
      >
        {chosen && (
          <Box width="full">
            <Text fontWeight="600" overflowWrap="anywhere" marginBottom={isSending ? '3' : '0'}>
              {chosen.name}
            </Text>
            {isSending && <ProgressBar label={t('uploading', { name: chosen.name })} value={file.sent} />}
          </Box>
        )}
      </DropZone>
      {refusal && <Notice status="error">{t(refusal)}</Notice>}
      <Flex justify="flex-end">
        <Button disabled={!chosen || !!refusal} loading={isSending} onClick={() => chosen && file.upload(chosen)}>
          {t('upload')}
        </Button>
      </Flex>
    </Stack>
  )
}

/** Returns why a file can't be imported, before it is sent; undefined if it can. */
function whyNot({ size }: File) {
  if (size === 0) return 'file_empty' as const
  return size > IMPORT_BYTES_MAX ? ('file_too_large' as const) : undefined
}
