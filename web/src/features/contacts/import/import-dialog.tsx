import { Box, Button, Stack } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { scrollIntoSight } from '../../../ui/scroll-into-sight.ts'
import { useImportText } from './texts.ts'
import './import.css'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportFile } from './import-file.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportSetup } from './import-setup.tsx'
import type { Import } from './use-import.ts'

interface ImportDialogProps {
  open: boolean
  file: Import
  onClose: () => void
}

/** Contacts from a file (S1 'Bulk Upload'): chosen, looked through, brought in. It may be left at any time. */
export function ImportDialog({ open, file, onClose }: ImportDialogProps) {
  const t = useImportText()
  const common = useText()
  return (
    <DialogFrame open={open} onClose={onClose} title={t('bulk_upload')} closeLabel={common('close')} size="xl" isForm>
      <Stack gap="5">
        <Step file={file} onClose={onClose} />
        {file.failure && (
          <Box ref={scrollIntoSight}>
            <Notice status="error">{file.failure}</Notice>
          </Box>
        )}
      </Stack>
    </DialogFrame>
  )
}

function Step({ file, onClose }: Omit<ImportDialogProps, 'open'>) {
  const t = useImportText()
  const common = useText()
  const { run } = file
  if (file.isComing) return <PageSpinner text={t('reading_file')} />
  if (run?.status === 'waiting') {
    return (
      <Stack align="center">
        <PageSpinner text={t('reading_file')} />
        {/* Of an upload that broke off no file comes. */}
        <Button variant="outline" onClick={() => file.cancel()}>
          {common('cancel')}
        </Button>
      </Stack>
    )
  }
  if (!run) {
    return (
      <>
        <ImportFile file={file} />
        {file.sent === undefined && <EarlierImports onOpen={file.open} />}
      </>
    )
  }
  if (run.status === 'ready') return <ImportSetup key={run.id} run={run} file={file} />
  if (run.status === 'running') return <ImportProgress run={run} file={file} onClose={onClose} />
  return <ImportResult run={run} file={file} onClose={onClose} />
}
