import { Flex, Stack, Text } from '@chakra-ui/react'
import type { Run } from '#contract/stock/syncs.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useSourceText } from '../source-texts.ts'

/** The current step and progress of a running sync. */
export function RunProgress({ run }: { run: Run }) {
  const t = useSourceText()
  const { progress, status, file, is_upload } = run
  const rows = progress?.rows ?? 0
  const at = status === 'queued' || !progress ? 'queued' : progress.step
  // A stored file, such as a held one, is not fetched again.
  const isAtHand = is_upload || file !== null
  const step = t(at === 'fetching' && isAtHand ? 'step_fetching_kept' : `step_${at}`)
  return (
    <Panel padding={{ base: '4', md: '5' }}>
      <Stack gap="3">
        <Flex justify="space-between" gap="4" wrap="wrap" align="baseline">
          <Text fontWeight="600" role="status">
            {step}
          </Text>
          {file && (
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {file}
            </Text>
          )}
        </Flex>
        <ProgressBar label={step} value={status === 'running' ? progress?.done : undefined} />
        <Text fontSize="sm" color="fg.muted">
          {at !== 'queued' && at !== 'fetching' && rows > 0 && `${t(`rows_${at}`, { count: rows })}. `}
          {t('keeps_running')}
        </Text>
      </Stack>
    </Panel>
  )
}
