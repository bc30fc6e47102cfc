import { Button, Flex, Stack } from '@chakra-ui/react'
import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ContactImport } from '#contract/customers/imports.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ImportCounts } from './import-counts.tsx'
import { useImportText } from './texts.ts'
import type { Import } from './use-import.ts'

interface ImportResultProps {
  run: ContactImport
  file: Import
  onClose: () => void
}

const TONES = { done: 'success', failed: 'error', canceled: 'info', undone: 'info' } as const
type Over = keyof typeof TONES

/** An import's result, its refused rows, and the button to undo it. */
export function ImportResult({ run, file, onClose }: ImportResultProps) {
  const t = useImportText()
  const common = useText()
  const { moment } = useFormats()
  const [isAsked, ask] = useState(false)
  const status = run.status as Over
  return (
    <Stack gap="5">
      <Notice status={TONES[status]} title={t(`import_${status}`, { name: run.filename })}>
        {run.message ?? (run.undo_until && t('undo_until', { at: moment(run.undo_until) }))}
      </Notice>
      {run.counts.rows > 0 && <ImportCounts counts={run.counts} />}
      <Flex wrap="wrap" justify="flex-end" gap="3">
        {run.errors_url && (
          <Button variant="outline" asChild>
            <a href={run.errors_url}>
              <Download /> {t('refused_rows')}
            </a>
          </Button>
        )}
        {run.undo_until && (
          <Button variant="outline" onClick={() => ask(true)}>
            <Undo2 /> {t('undo')}
          </Button>
        )}
        <Button variant="outline" onClick={file.forget}>
          {t('another_import')}
        </Button>
        <Button onClick={onClose}>{common('close')}</Button>
      </Flex>
      <ConfirmDialog
        open={isAsked}
        title={t('undo')}
        confirmLabel={t('undo')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => ask(false)}
        onConfirm={async () => {
          await file.undo()
          ask(false)
        }}
      >
        {t('undo_question', { count: run.counts.created })}
      </ConfirmDialog>
    </Stack>
  )
}
