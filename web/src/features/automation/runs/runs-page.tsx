import { Button, Flex, Stack } from '@chakra-ui/react'
import { ArrowLeft, ListChecks } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { RUN_STATUSES } from '#contract/outreach/automation-facts.ts'
import { useAutomation, useRuns } from '../../../data/automations.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { Select } from '../../../ui/choice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OlderNewest } from '../../../ui/older-newest.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import '../automation.css'
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx'
import { RunEntry } from './run-entry.tsx'
import { runTexts } from './texts.ts'

/** With whom an automation runs, and how it went, step by step. */
export function RunsPage() {
  const t = useText(runTexts)
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const status = RUN_STATUSES.find((one) => one === params.get('status'))
  const cursor = params.get('cursor') ?? undefined
  const { data: known } = useAutomation(id)
  const { data, error, mutate } = useRuns(id, { status, cursor })
  return (
    <Stack gap="6" maxWidth="960px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <Button asChild variant="ghost" size="sm" alignSelf="start" marginBottom="-4" marginInlineStart="-3">
        <Link to={`/automation/${id}`}>
          <ArrowLeft /> {t('back')}
        </Link>
      </Button>
      <PageHeader title={known ? t('of', { name: known.automation.name }) : t('title')} />
      <Flex>
        <Select
          width="52"
          field={{ bg: 'bg.panel', 'aria-label': t('filter') }}
          value={status ?? ''}
          onChange={(next) => setParams(next ? { status: next } : {})}
          options={[
            { value: '', text: t('all') },
            ...RUN_STATUSES.map((one) => ({ value: one, text: t(`status_${one}`) })),
          ]}
        />
      </Flex>
      <Panel padding="0" overflow="hidden">
        {error ? (
          <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
        ) : !data ? (
          <RowsSkeleton />
        ) : data.data.length > 0 ? (
          data.data.map((run) => <RunEntry key={run.id} run={run} />)
        ) : (
          <EmptyState icon={<ListChecks />} title={t('none')} description={t('none_hint')} />
        )}
      </Panel>
      <OlderNewest
        isFirst={cursor === undefined}
        older={data?.cursor}
        newestLabel={t('newest')}
        olderLabel={t('older')}
        onTurn={(next) => setParams({ ...(status && { status }), ...(next && { cursor: next }) })}
      />
    </Stack>
  )
}
