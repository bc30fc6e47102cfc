import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useIntegrations } from '../use-integrations.ts'
import { ACCEPTED, whyNotFeed } from './feed-file.ts'
import { announceRun } from './run-toasts.ts'
import { useSyncText } from './texts.ts'
import type { Runs } from './use-runs.ts'
import { useUpload } from './use-upload.ts'

interface UploadDialogProps {
  open: boolean
  runs: Runs
  hasIntegration: boolean
  onClose: () => void
}

/** Uploads an inventory file; the page then follows the sync that reads it. */
export function UploadDialog({ open, onClose, ...rest }: UploadDialogProps) {
  const t = useSyncText()
  const common = useText()
  return (
    <DialogFrame open={open} onClose={onClose} title={t('upload')} closeLabel={common('close')} size="md">
      <UploadForm onClose={onClose} {...rest} />
    </DialogFrame>
  )
}

function UploadForm({ runs, hasIntegration, onClose }: Omit<UploadDialogProps, 'open'>) {
  const t = useSyncText()
  const common = useText()
  const { bytes } = useFormats()
  const [file, setFile] = useState<File>()
  const { upload, sent, failure, forget } = useUpload()
  const refusal = file && whyNotFeed(file)
  const isSending = sent !== undefined
  const { stats } = useIntegrations()

  async function start() {
    const run = file && (await upload(file))
    if (!run) return
    announceRun(t('upload_started'))
    await runs.follow(run)
    onClose()
  }
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        {t('upload_hint')} {(hasIntegration || runs.lastDone) && t('upload_replaces')}{' '}
        {hasIntegration && t('upload_until_next')}
        {stats?.is_feed_hidden && t('upload_hidden')}
      </Text>
      <DropZone
        accept={ACCEPTED}
        words={{ dropHere: t('drop_here'), choose: t('choose_file'), chooseAnother: t('another_file') }}
        disabled={isSending}
        onFile={(chosen) => {
          forget()
          setFile(chosen)
        }}
      >
        {file && (
          <Box width="full">
            <Text fontWeight="600" overflowWrap="anywhere">
              {file.name}
            </Text>
            <Text fontSize="sm" color="fg.muted" marginBottom={isSending ? '3' : '0'}>
              {bytes(file.size)}
            </Text>
            {isSending && <ProgressBar label={t('uploading', { name: file.name })} value={sent} />}
          </Box>
        )}
      </DropZone>
      {refusal && <Notice status="error">{t(refusal)}</Notice>}
      {failure && <Notice status="error">{failure}</Notice>}
      <Flex wrap="wrap" justify="flex-end" gap="3">
        <Button variant="outline" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button disabled={!file || !!refusal} loading={isSending} onClick={start}>
          {t('upload_and_sync')}
        </Button>
      </Flex>
    </Stack>
  )
}
