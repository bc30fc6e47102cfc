import { Badge, Button, Flex, List, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import type { Run } from '#contract/stock/syncs.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import { When } from '../../../parts/when.tsx'
import { useSourceText } from '../source-texts.ts'
import { ConfirmRun } from './confirm-run.tsx'
import { isWaiting } from './is-waiting.ts'
import { downloadWords } from './run-errors.tsx'
import { useRunNews } from './run-news.ts'
import { useSyncText } from './texts.ts'
import type { Sync } from './use-sync.ts'

const PALETTES = {
  queued: 'gray',
  running: 'blue',
  done: 'green',
  done_with_errors: 'orange',
  failed: 'red',
  discarded: 'gray',
  held: 'orange',
  lapsed: 'gray',
} as const

interface RunEntryProps {
  run: Run
  sync: Sync
  mayChange: boolean
  /** Opens the column mapping; undefined if the columns are by now another file's. */
  onMapping?: () => void
}

/** A sync in the history: time, user, file, and result. */
export function RunEntry({ run, sync, mayChange, onMapping }: RunEntryProps) {
  const t = useSyncText()
  const { fromNow } = useFormats()
  const { status, started_at: at, by, file, message, errors_url } = run
  const now = useNow()
  const state = stateOf(run, now)
  return (
    <List.Item display="block" borderTopWidth="1px" paddingBlock="3.5" _first={{ borderTopWidth: '0' }}>
      <Flex align="center" justify="space-between" gap="3">
        <Text asChild fontWeight="600">
          <When at={at} />
        </Text>
        <Badge colorPalette={PALETTES[state]}>{t(`status_${state}`)}</Badge>
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {fromNow(at, now)} {by ? t('by', { who: by }) : t('by_schedule')}
      </Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {file ?? t('no_file')}
      </Text>
      <Text fontSize="sm" fontVariantNumeric="tabular-nums" _empty={{ display: 'none' }}>
        {state !== 'lapsed' && <Outcome run={run} />}
      </Text>
      {/* A successful sync's message only repeats its counts. */}
      {message && status !== 'done' && (
        <Text fontSize="sm" marginTop="1" color={state === 'failed' ? 'fg.error' : 'fg'} overflowWrap="anywhere">
          {message}
        </Text>
      )}
      <Flex wrap="wrap" gap="2" marginTop="2" _empty={{ display: 'none' }}>
        {mayChange && errors_url && (
          <Button asChild size="xs" variant="outline">
            <a href={errors_url} download>
              <Download aria-hidden /> {t(downloadWords(run))}
            </a>
          </Button>
        )}
        {run.can_choose_columns && mayChange && onMapping && (
          <Button size="xs" variant="outline" onClick={onMapping}>
            {t('choose_columns')}
          </Button>
        )}
        {state === 'held' && mayChange && <ConfirmRun run={run} sync={sync} size="xs" />}
      </Flex>
    </List.Item>
  )
}

/** The result of a sync, or the effects of a held one; one that was not applied has none. */
function Outcome({ run }: { run: Run }) {
  const t = useSourceText()
  const { news, allOf } = useRunNews()
  if (run.status === 'held') return t('would_do', { news: news(run) })
  return run.status === 'done' ? allOf(run).join(' · ') || t('news_none') : null
}

function stateOf(run: Run, now: number): keyof typeof PALETTES {
  const { status, counts } = run
  if (run.is_discarded) return 'discarded'
  if (status === 'held' && !isWaiting(run, now)) return 'lapsed'
  return status === 'done' && counts.errors > 0 ? 'done_with_errors' : status
}
