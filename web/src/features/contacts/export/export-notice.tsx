import { Button, CloseButton, HStack } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { JobProgress } from '../job-progress.tsx'
import { useContactText } from '../texts.ts'
import type { Export } from './use-export.ts'

/** An export's progress, and its file. */
export function ExportNotice({ file }: { file: Export }) {
  const t = useContactText()
  const common = useText()
  if (file.status === null) return null
  if (file.status === 'waiting' || file.status === 'running')
    return <JobProgress text={t('exporting', { count: file.rows })} done={0} total={null} />
  const close = <CloseButton size="sm" aria-label={common('close')} onClick={file.forget} />
  if (file.status === 'failed') return <Notice status="error" title={t('export_failed')} action={close} />
  return (
    <Notice
      status="success"
      title={t('exported', { count: file.rows })}
      action={
        <HStack>
          <Button size="sm" onClick={file.download}>
            <Download /> {t('download')}
          </Button>
          {close}
        </HStack>
      }
    />
  )
}
