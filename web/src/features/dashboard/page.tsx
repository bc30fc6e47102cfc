import { Grid, Heading, Stack } from '@chakra-ui/react'
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
import { COLUMNS, DashboardSkeleton, TodaySkeleton } from './dashboard-skeleton.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SetUp } from './set-up/set-up.tsx'
import { dashboardTexts } from './texts.ts'
import { WhoWaits } from './who-waits.tsx'

export function DashboardPage() {
  const t = useText(dashboardTexts)
  const { user } = useSession()
  const dashboard = useDashboard()
  return (
    <Stack gap="4" maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader
        title={t(dashboard.data?.total_chats === 0 ? 'welcome_first' : 'welcome', { name: user?.firstName ?? '' })}
        subtitle={t(dashboard.data?.total_chats === 0 ? 'subtitle_first' : 'subtitle', {
          organization: user?.organization_data.name ?? '',
        })}
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
      <Grid templateColumns={COLUMNS} gap="4">
        <WhoWaits {...data} />
        <Stack gap="4" minWidth="0">
          <Panel as="section" aria-label={t('today')} padding={{ base: '4', md: '6' }}>
            <Heading as="h2" size="md" fontWeight="650" marginBottom="3">
              {t('today')}
            </Heading>
            <Suspense fallback={<TodaySkeleton />}>
              <Stack gap="5">
                {panels.map(({ id, Panel: Added }) => (
                  <Added key={id} />
                ))}
              </Stack>
            </Suspense>
          </Panel>
          <QuickActions />
        </Stack>
      </Grid>
      <Counters counts={data} />
      <RecentActivity conversations={data.recent} />
    </>
  )
}
