import { Button, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { ContactImport } from '#contract/customers/imports.ts'
import { useText } from '../../../lib/language/text.ts'
import { JobProgress } from '../job-progress.tsx'
import { ImportCounts } from './import-counts.tsx'
import { useImportText } from './texts.ts'
import type { Import } from './use-import.ts'

interface ImportProgressProps {
  run: ContactImport
  file: Import
  onClose: () => void
}

/** An import's progress; it continues without the page. */
export function ImportProgress({ run, file, onClose }: ImportProgressProps) {
  const t = useImportText()
  const common = useText()
  const [isEnding, setEnding] = useState(false)
  return (
    <Stack gap="5">
      <JobProgress text={t('importing', { name: run.filename })} done={0} total={null} />
      <ImportCounts counts={run.counts} />
      <Flex wrap="wrap" justify="flex-end" gap="3">
        <Button
          variant="outline"
          loading={isEnding}
          onClick={async () => {
            setEnding(true)
            await file.cancel()
            setEnding(false)
          }}
        >
          {t('cancel_import')}
        </Button>
        <Button onClick={onClose}>{common('close')}</Button>
      </Flex>
    </Stack>
  )
}
