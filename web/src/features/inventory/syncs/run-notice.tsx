import { Button, HStack } from '@chakra-ui/react'
import type { Run } from '../../../../../functions/contract/syncs.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useSourceText } from '../sources/texts.ts'
import { ConfirmRun } from './confirm-run.tsx'
import { useRunNews } from './run-news.ts'
import { RunProgress } from './run-progress.tsx'
import { isUnderWay } from './use-runs.ts'
import type { Sync } from './use-sync.ts'

interface RunNoticeProps {
  run: Run
  sync: Sync
  hasIntegration: boolean
  isManager: boolean
  onChangeConnection: () => void
}

/** What the newest run asks for: patience, a decision, or help. A good one says nothing here. */
export function RunNotice({ run, sync, hasIntegration, isManager, onChangeConnection }: RunNoticeProps) {
  const t = useSourceText()
  const { news } = useRunNews()
  if (isUnderWay(run)) return <RunProgress run={run} />
  if (run.status === 'held') {
    return (
      <Notice
        status="warning"
        title={t('held_title')}
        action={isManager && <ConfirmRun run={run} sync={sync} alignSelf="center" />}
      >
        {run.message} {t('would_do', { news: news(run) })} {t('held_hint')}
      </Notice>
    )
  }
  if (run.status !== 'failed') return null
  return (
    <Notice
      status="error"
      title={t('failed_title')}
      action={
        isManager &&
        hasIntegration && (
          <HStack alignSelf="center" wrap="wrap" gap="2">
            <Button size="sm" variant="outline" onClick={onChangeConnection}>
              {t('check_connection')}
            </Button>
            <Button size="sm" loading={sync.isBusy} onClick={sync.start}>
              {t('try_again')}
            </Button>
          </HStack>
        )
      }
    >
      {run.message ?? t('failed_unsaid')} {t('failed_hint')}
    </Notice>
  )
}
