import { Button, CloseButton, HStack } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useImportText } from './texts.ts'
import type { Import } from './use-import.ts'

/** Above the list while an import is under way, or has ended unseen. */
export function ImportNotice({ file, onOpen }: { file: Import; onOpen: () => void }) {
  const t = useImportText()
  const common = useText()
  const { run } = file
  if (!run || run.status === 'waiting' || run.status === 'ready') return null
  const name = run.filename
  return (
    <Notice
      status={run.status === 'failed' ? 'error' : 'info'}
      title={run.status === 'running' ? t('importing', { name }) : t(`import_${run.status}`, { name })}
      action={
        <HStack>
          <Button size="sm" variant="outline" onClick={onOpen}>
            {t('view_import')}
          </Button>
          {file.isOver && <CloseButton size="sm" aria-label={common('close')} onClick={file.forget} />}
        </HStack>
      }
    />
  )
}
