import { Stack } from '@chakra-ui/react'
import { Settings } from 'lucide-react'
import { useText } from '../../lib/language/text.ts'
import { PageActs } from '../../parts/page-acts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useMarkAll } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'
import { SilenceMenu } from './silence-menu.tsx'
import { notificationTexts } from './texts.ts'
import { WorkspaceTitle } from './workspace-title.tsx'

/** The signed-in user's notifications; how they get them is in the settings. */
export function NotificationsPage() {
  const t = useText(notificationTexts)
  const settings = { value: 'settings', icon: Settings, text: t('choices'), does: '/notifications/settings' }
  return (
    <Stack gap={{ base: '3', md: '6' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')}>
        <PageActs deeds={[useMarkAll(), settings]}>
          <SilenceMenu
            variant="outline"
            size="md"
            height={{ base: '11', md: '10' }}
            minWidth="11"
            paddingInline={{ base: '0', sm: '4' }}
          />
        </PageActs>
      </PageHeader>
      <Panel padding="0" overflow="hidden">
        <NotificationList />
      </Panel>
    </Stack>
  )
}
