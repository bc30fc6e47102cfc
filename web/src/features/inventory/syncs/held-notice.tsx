import { Button, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Run } from '#contract/stock/syncs.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useSourceText } from '../source-texts.ts'
import { useIntegrations } from '../use-integrations.ts'
import { ConfirmRun } from './confirm-run.tsx'
import { useRunNews } from './run-news.ts'
import { useSyncText } from './texts.ts'
import type { Sync } from './use-sync.ts'

interface HeldNoticeProps {
  run: Run
  sync: Sync
  mayChange: boolean
  close: ReactNode
}

/** A waiting file, the reason, and its effects; a manager decides, and others are only informed. */
export function HeldNotice({ run, sync, mayChange, close }: HeldNoticeProps) {
  const t = useSourceText()
  const syncs = useSyncText()
  const { news } = useRunNews()
  const { stats } = useIntegrations()
  const { errors } = run.counts
  return (
    <Notice status="warning" title={t(mayChange ? 'held_title' : 'held_title_agent')} action={close}>
      {run.file && <Text fontWeight="500">{run.file}</Text>}
      {run.message} {stats?.is_feed_hidden && syncs('hidden_count')} {t('would_do', { news: news(run) })}{' '}
      {errors > 0 && t('rows_unread', { count: errors })} {mayChange && t('held_hint')}
      {mayChange && (
        <HStack wrap="wrap" gap="2" marginTop="3">
          <ConfirmRun run={run} sync={sync} />
          <Button size="sm" variant="outline" disabled={sync.isBusy} onClick={() => sync.discard(run)}>
            {t('discard_run')}
          </Button>
        </HStack>
      )}
    </Notice>
  )
}
