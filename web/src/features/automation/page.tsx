import { Button, Stack } from '@chakra-ui/react'
import { Plus, Workflow } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useAutomations } from '../../data/automations.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { MainAct } from '../../parts/page-acts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { AutomationList } from './automation-list.tsx'
import { Recipes } from './recipes.tsx'
import { automationTexts } from './texts.ts'

/** The dealership's automations, and ready-made ones for managers. */
export function AutomationPage() {
  const t = useText(automationTexts)
  const mayChange = useMay('campaigns')
  const navigate = useNavigate()
  const { data, error, mutate } = useAutomations()
  return (
    <Stack gap="6" maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={t('subtitle')}>
        {mayChange && (
          <MainAct
            icon={Plus}
            text={t('new')}
            isOfferedBelow={data?.data.length === 0}
            onClick={() => navigate('/automation/new')}
          />
        )}
      </PageHeader>
      <Panel padding="0" overflow="hidden">
        {error && !data ? (
          <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
        ) : !data ? (
          <RowsSkeleton />
        ) : data.data.length > 0 ? (
          <AutomationList automations={data.data} />
        ) : (
          <EmptyState
            icon={<Workflow />}
            title={t('none')}
            description={t('none_hint')}
            action={
              mayChange && (
                <Button asChild>
                  <Link to="/automation/new">{t('first')}</Link>
                </Button>
              )
            }
          />
        )}
      </Panel>
      {mayChange && data && <Recipes automations={data.data} />}
    </Stack>
  )
}
