import { Stack } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { useConnect } from '../../../data/connect.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Banner, useBanner } from '../../../ui/use-banner.ts'
import { ForMePanel } from '../connect/for-me-panel.tsx'
import { LostNumbers } from '../connect/lost-numbers.tsx'
import { OursAccount } from '../connect/ours-account.tsx'
import { OwnNumbers } from '../connect/own-numbers.tsx'
import { ConnectionState } from './connection-state.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { SenderNumbers } from './sender-numbers.tsx'
import { twilioTexts } from './texts.ts'
import { useTwilio } from './use-twilio.ts'
import { WebhookAddresses } from './webhook-addresses.tsx'

export function TwilioSection({ title }: SettingsSectionProps) {
  const t = useText(twilioTexts)
  const { moment } = useFormats()
  const twilio = useTwilio()
  const { data: connect, error: isWayUnknown } = useConnect()
  const { banner, show } = useBanner()
  const [outcome, setOutcome] = useState<ComponentProps<typeof CredentialsForm>['outcome']>()
  const announce = (news: Banner) => {
    setOutcome(undefined)
    show(news)
  }
  const { data, error, mutate } = twilio
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data || (!connect && !isWayUnknown)) return <SectionSkeleton />
  if (connect?.way === 'ours')
    return (
      <SectionFrame title={title} hint={t('ours_hint')} banner={banner}>
        <OursAccount connect={connect} onBanner={show} />
      </SectionFrame>
    )
  return (
    <SectionFrame title={title} hint={t('twilio_hint')} banner={banner}>
      <Stack gap="3">
        <ConnectionState status={data} isTested={twilio.isTested} />
        <SenderNumbers status={data} />
      </Stack>
      {data.rejected_since && (
        <Notice
          status="warning"
          title={t('rejected', { count: data.rejected_webhooks, when: moment(data.rejected_since) })}
        >
          {t('rejected_hint')}
        </Notice>
      )}
      {connect && <LostNumbers lost={connect.lost} />}
      {connect?.way === null && connect.is_offered && <ForMePanel />}
      <CredentialsForm twilio={twilio} status={data} outcome={outcome} onOutcome={setOutcome} onBanner={announce} />
      {connect?.way === 'own' && <OwnNumbers connect={connect} onBanner={announce} />}
      <WebhookAddresses twilio={twilio} status={data} onBanner={announce} />
    </SectionFrame>
  )
}
