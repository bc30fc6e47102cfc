import { Box, List, Skeleton, Text } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RunEntry } from './run-entry.tsx'
import { useSyncText } from './texts.ts'
import type { Runs } from './use-runs.ts'
import type { Sync } from './use-sync.ts'

interface HistoryDialogProps {
  open: boolean
  runs: Runs
  sync: Sync
  mayChange: boolean
  onMapping: () => void
  onClose: () => void
}

/** The last syncs: time, user, file, and result. */
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
  runs: { runs, error, mutate },
  onMapping,
  ...rest
}: Omit<HistoryDialogProps, 'open' | 'onClose'>) {
  const t = useSyncText()
  const common = useText()
  if (!runs && !error) return <Skeleton role="status" height="240px" aria-label={common('loading')} />
  if (!runs) {
    return <LoadFailed title={t('history_failed')} error={error} onRetry={() => mutate()} />
  }
  if (runs.length === 0) return <EmptyState icon={<History />} title={t('no_runs')} titleAs="h3" />
  // Only the newest file's columns can be mapped.
  const newest = runs.find(({ file }) => file !== null)
  return (
    <>
      <Text color="fg.muted" fontSize="sm" marginBottom="3">
        {t('history_hint')}
      </Text>
      <List.Root variant="plain" as="ol" gap="0">
        {runs.map((run) => (
          <RunEntry key={run.id} run={run} onMapping={run === newest ? onMapping : undefined} {...rest} />
        ))}
      </List.Root>
    </>
  )
}
