import { Button } from '@chakra-ui/react'
import { Notice } from '../../../ui/notice.tsx'
import { useContactText } from '../texts.ts'
import type { Import } from './use-import.ts'

/** Above the list while an import is under way, or has ended unseen. */
export function ImportNotice({ file, onOpen }: { file: Import; onOpen: () => void }) {
  const t = useContactText()
  const { run } = file
  if (!run || run.status === 'waiting' || run.status === 'ready') return null
  const name = run.filename
  return (
    <Notice
      status={run.status === 'failed' ? 'error' : 'info'}
      title={run.status === 'running' ? t('importing', { name }) : t(`import_${run.status}`, { name })}
      action={
        <Button size="sm" variant="outline" onClick={onOpen}>
          {t('view_import')}
        </Button>
      }
    />
  )
}
