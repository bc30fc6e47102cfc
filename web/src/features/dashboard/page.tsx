import { Grid, Stack } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useDashboard, useFirstSteps } from '../../data/dashboard.ts'
import { useText } from '../../lib/language/text.ts'
import { useSession } from '../../lib/session.ts'
import { useSlot } from '../../lib/slots.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { Counters } from './counters.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Figures } from './figures/figures.tsx'
import { LongestWaiting } from './longest-waiting.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SetUp } from './set-up/set-up.tsx'
import { dashboardTexts } from './texts.ts'
import { WaitingCounts } from './waiting-counts.tsx'

export function DashboardPage() {
  const t = useText(dashboardTexts)
  const { user } = useSession()
  const dashboard = useDashboard()
  return (
    <Stack gap="7" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader
        title={t(dashboard.data?.total_chats === 0 ? 'welcome_first' : 'welcome', { name: user?.firstName ?? '' })}
        subtitle={t('subtitle', { organization: user?.organization_data.name ?? '' })}
      />
      <DashboardContent dashboard={dashboard} />
    </Stack>
  )
}

function DashboardContent({ dashboard }: { dashboard: ReturnType<typeof useDashboard> }) {
  const t = useText(dashboardTexts)
  const { data, error, mutate } = dashboard
  const panels = useSlot('dashboardPanels')
  const setUp = useFirstSteps()
  if ((!data && !error) || setUp.isLoading) return <DashboardSkeleton />
  if (!data) {
    return (
      <Panel>
        <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
      </Panel>
    )
  }
  return (
    <>
      <SetUp setUp={setUp} recent={data.recent} />
      <Counters counts={data} />
      <WaitingCounts counts={data} />
      <Grid templateColumns={{ base: '1fr', lg: '1fr 320px' }} gap="6" alignItems="start">
        <Stack gap="6" minWidth="0">
          <Suspense>
            {panels.map(({ id, Panel: Added }) => (
              <Added key={id} />
            ))}
          </Suspense>
          <LongestWaiting waiting={data.waiting} />
          <RecentActivity conversations={data.recent} />
        </Stack>
        <QuickActions />
      </Grid>
      <Figures />
    </>
  )
}
