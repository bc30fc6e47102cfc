import { Flex, Grid, Stack } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationSettings } from './settings/notification-settings.tsx'
import { SilenceMenu } from './silence-menu.tsx'
import { notificationTexts } from './texts.ts'
import { WorkspaceTitle } from './workspace-title.tsx'

/** The signed-in user's notifications, and their choices of how to get them. */
export function NotificationsPage() {
  const t = useText(notificationTexts)
  return (
    <Stack gap="7" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')}>
        <Flex wrap="wrap">
          <SilenceMenu />
          <MarkAllRead />
        </Flex>
      </PageHeader>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" alignItems="start">
        <Panel padding="0" overflow="hidden">
          <NotificationList />
        </Panel>
        <NotificationSettings />
      </Grid>
    </Stack>
  )
}
