import { Button, CloseButton, HStack } from '@chakra-ui/react'
import type { Run } from '../../../../../functions/contract/syncs.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { serverWords } from '../server-words.ts'
import { useSourceText } from '../sources/texts.ts'
import type { Integration } from '../sources/use-integrations.ts'
import { ConfirmRun } from './confirm-run.tsx'
import { RunErrors } from './run-errors.tsx'
import { useRunNews } from './run-news.ts'
import { RunProgress } from './run-progress.tsx'
import { isUnderWay } from './use-runs.ts'
import type { Sync } from './use-sync.ts'

interface RunNoticeProps {
  run: Run
  sync: Sync
  /** Undefined while it is not known. */
  integration: Integration | null | undefined
  isManager: boolean
  onChangeConnection: () => void
  onDismiss: () => void
}

/**
 * What the newest run asks for: patience, a decision, or help. A good one says nothing here; of one whose file had
 * rows that could not be read an integration's banner tells.
 */
export function RunNotice({ run, sync, integration, isManager, onChangeConnection, onDismiss }: RunNoticeProps) {
  const t = useSourceText()
  const common = useText()
  const { news, errors } = useRunNews()
  if (isUnderWay(run)) return <RunProgress run={run} />
  const close = <CloseButton size="sm" aria-label={common('close')} onClick={onDismiss} />
  if (run.status === 'held') {
    return (
      <Notice status="warning" title={t('held_title')} action={close}>
        {run.message && serverWords(run.message)} {t('would_do', { news: news(run) })} {t('held_hint')}
        {isManager && <ConfirmRun run={run} sync={sync} display="flex" marginTop="3" />}
      </Notice>
    )
  }
  if (run.status === 'done' && errors(run) && integration === null) {
    return (
      <Notice status="warning" title={errors(run)} action={close}>
        {run.file}: {news(run)}. <RunErrors run={run} isManager={isManager} />
      </Notice>
    )
  }
  if (run.status !== 'failed') return null
  return (
    <Notice status="error" title={t('failed_title')} action={close}>
      {run.message ? serverWords(run.message) : t('failed_unsaid')} {t('failed_hint')}
      {isManager && integration && (
        <HStack wrap="wrap" gap="2" marginTop="3">
          <Button size="sm" colorPalette="brand" loading={sync.isBusy} onClick={sync.start}>
            {t('try_again')}
          </Button>
          <Button size="sm" colorPalette="brand" variant="outline" bg="bg.panel" onClick={onChangeConnection}>
            {t('check_connection')}
          </Button>
        </HStack>
      )}
    </Notice>
  )
}
