import { Stack } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { notificationTexts } from '../texts.ts'
import { WorkspaceTitle } from '../workspace-title.tsx'
import { NotificationSettings } from './notification-settings.tsx'

/** Of what the signed-in person is told, and how. */
export function NotificationSettingsPage() {
  const t = useText(notificationTexts)
  return (
    <Stack gap={{ base: '3', md: '6' }} maxWidth="720px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('choices')} />
      <PageHeader title={t('choices')} subtitle={t('choices_hint')} />
      <NotificationSettings />
    </Stack>
  )
}
