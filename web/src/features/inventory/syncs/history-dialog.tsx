import { Badge, Box, Button, Flex, List, Skeleton, Text } from '@chakra-ui/react'
import { Download, History } from 'lucide-react'
import type { Run } from '../../../../../functions/contract/syncs.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { useNow } from '../../../lib/use-now.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { serverWords } from '../server-words.ts'
import { useSourceText } from '../sources/texts.ts'
import { ConfirmRun } from './confirm-run.tsx'
import { useRunNews } from './run-news.ts'
import { useSyncText } from './texts.ts'
import type { Runs } from './use-runs.ts'
import type { Sync } from './use-sync.ts'

const PALETTES = {
  queued: 'gray',
  running: 'blue',
  done: 'green',
  done_with_errors: 'orange',
  failed: 'red',
  held: 'orange',
} as const

interface HistoryDialogProps {
  open: boolean
  runs: Runs
  sync: Sync
  isManager: boolean
  onClose: () => void
}

/** The last runs: when, by whom, from which file, and what came of it. */
export function HistoryDialog({ open, onClose, ...rest }: HistoryDialogProps) {
  const t = useSyncText()
  const common = useText()
  return (
    <DialogFrame open={open} onClose={onClose} title={t('history')} closeLabel={common('close')} size="lg">
      <Box>
        <HistoryContent {...rest} />
      </Box>
    </DialogFrame>
  )
}

function HistoryContent({
  runs: { runs, error, mutate, newest },
  sync,
  isManager,
}: Omit<HistoryDialogProps, 'open' | 'onClose'>) {
  const t = useSyncText()
  const common = useText()
  if (!runs && !error) return <Skeleton role="status" height="240px" aria-label={common('loading')} />
  if (!runs) {
    return (
      <ErrorState
        title={t('history_failed')}
        description={errorText(error)}
        retryLabel={common('retry')}
        onRetry={() => mutate()}
      />
    )
  }
  if (runs.length === 0) return <EmptyState icon={<History />} title={t('no_runs')} titleAs="h3" />
  return (
    <>
      <Text color="fg.muted" fontSize="sm" marginBottom="3">
        {t('history_hint')}
      </Text>
      <List.Root variant="plain" as="ol" gap="0">
        {runs.map((run) => (
          <RunEntry
            key={run.id}
            run={run}
            sync={isManager && run.id === newest?.id ? sync : null}
            isManager={isManager}
          />
        ))}
      </List.Root>
    </>
  )
}

interface RunEntryProps {
  run: Run
  /** With it a held run can be confirmed: only the newest may still be. */
  sync: Sync | null
  isManager: boolean
}

function RunEntry({ run, sync, isManager }: RunEntryProps) {
  const t = useSyncText()
  const { fromNow, moment } = useFormats()
  const said = useSourceText()
  const { allOf } = useRunNews()
  const { status, started_at: at, by, file, message, errors_url } = run
  const state = status === 'done' && run.counts.errors > 0 ? 'done_with_errors' : status
  return (
    <List.Item display="block" borderTopWidth="1px" paddingBlock="3.5" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <Text asChild fontWeight="600">
          <time dateTime={at} title={moment(at)}>
            {moment(at)}
          </time>
        </Text>
        <Text fontSize="sm" color="fg.muted" flex="1" minWidth="120px">
          {fromNow(at, useNow())} {by ? t('by', { who: by }) : t('by_schedule')}
        </Text>
        <Badge colorPalette={PALETTES[state]}>{t(`status_${state}`)}</Badge>
      </Flex>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {file ?? t('no_file')}
      </Text>
      <Text fontSize="sm" fontVariantNumeric="tabular-nums">
        {allOf(run).join(' · ') || (status === 'done' && said('news_none'))}
      </Text>
      {/* What a good run says is in its counts. */}
      {message && status !== 'done' && (
        <Text fontSize="sm" marginTop="1" color={status === 'failed' ? 'fg.error' : 'fg'} overflowWrap="anywhere">
          {serverWords(message)}
        </Text>
      )}
      <Flex wrap="wrap" gap="2" marginTop="2" _empty={{ display: 'none' }}>
        {isManager && errors_url && (
          <Button asChild size="xs" variant="outline">
            <a href={errors_url} download>
              <Download aria-hidden /> {t('download_errors')}
            </a>
          </Button>
        )}
        {status === 'held' && sync && <ConfirmRun run={run} sync={sync} size="xs" />}
      </Flex>
    </List.Item>
  )
}
