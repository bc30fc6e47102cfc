import { Grid, Stack } from '@chakra-ui/react'
import { useVoice } from '../../../lib/voice/voice-state.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { WorkspaceTitle } from '../../notifications/index.ts'
import { InCall } from '../on-call/in-call.tsx'
import { StartService } from '../start-service.tsx'
import { VoiceError } from '../voice-error.tsx'
import { CallLists } from './call-lists.tsx'
import { Dialer } from './dialer.tsx'
import { ServiceBadge } from './service-badge.tsx'
import { useCenterText } from './texts.ts'

/** The call center (S1 §2): the phone, with ongoing and recent calls beside it. */
export function CallsPage() {
  const t = useCenterText()
  const { phase, active } = useVoice()
  return (
    <Stack gap="6" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')}>
        <ServiceBadge />
      </PageHeader>
      <VoiceError />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
        gap={{ base: '4', md: '6' }}
        alignItems="start"
      >
        <Panel>{active ? <InCall call={active} /> : phase === 'ready' ? <Dialer /> : <StartService />}</Panel>
        <CallLists />
      </Grid>
    </Stack>
  )
}
