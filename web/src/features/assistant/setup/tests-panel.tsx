import { Badge, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { useState } from 'react'
import type { Test } from '#contract/assistant/tests.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import './setup.css'
import { TestDialog } from './test-dialog.tsx'
import { testTexts } from './test-texts.ts'
import { useTestRuns } from './use-tests.ts'

/** Saved conversations, which are played again after each change of the setup. */
export function TestsPanel() {
  const t = useText(testTexts)
  const { tests, error, retry, running, failed, isReady, run } = useTestRuns()
  const [opened, open] = useState<string>()
  const different = tests?.filter(({ differs }) => differs).length ?? 0
  return (
    <Panel as="section" aria-label={t('tests')}>
      <Stack gap="3">
        <Flex justify="space-between" align="center" height="7">
          <Heading as="h2" size="md">
            {t('tests')}
          </Heading>
          {tests && tests.length > 0 && (
            <Button
              size="xs"
              variant="ghost"
              disabled={!isReady || running !== undefined}
              onClick={() => run(tests.map(({ id }) => id))}
            >
              <Play /> {t('run_all')}
            </Button>
          )}
        </Flex>
        <Text fontSize="sm" color="fg.muted">
          {t(tests?.length === 0 ? 'empty' : 'hint')}
        </Text>
        {!tests && error ? (
          <LoadFailed title={t('load_failed')} error={error} onRetry={retry} />
        ) : tests ? (
          <ul className="assistant-tests">
            {tests.map((test) => (
              <li key={test.id}>
                <button type="button" onClick={() => open(test.id)}>
                  <span>{test.name}</span>
                  <State test={test} isRunning={running === test.id} />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton height="80px" aria-hidden />
        )}
        <Text role="status" fontSize="sm" color="fg.warning" _empty={{ display: 'none' }}>
          {different > 0 && t('differ_count', { count: different })}
        </Text>
        {failed && (
          <Notice status="error" title={t('run_failed')}>
            {failed}
          </Notice>
        )}
      </Stack>
      <TestDialog
        test={tests?.find(({ id }) => id === opened)}
        isRunning={running !== undefined}
        onRun={isReady ? (id) => run([id]) : undefined}
        onClose={() => open(undefined)}
      />
    </Panel>
  )
}

function State({ test, isRunning }: { test: Test; isRunning: boolean }) {
  const t = useText(testTexts)
  if (isRunning) return <Badge colorPalette="blue">{t('running')}</Badge>
  if (!test.result) return <Badge>{t('not_run')}</Badge>
  if (!test.is_current) return <Badge>{t('outdated')}</Badge>
  return test.differs ? (
    <Badge colorPalette="orange">{t('different')}</Badge>
  ) : (
    <Badge colorPalette="green">{t('same')}</Badge>
  )
}
