import { Box, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { type Banner, useBanner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { ConnectionState } from './connection-state.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { useTwilio } from './use-twilio.ts'
import { WebhookAddresses } from './webhook-addresses.tsx'

export function TwilioSection() {
  const t = useText(settingsTexts)
  const common = useText()
  const { moment } = useFormats()
  const twilio = useTwilio()
  const { banner, show } = useBanner()
  const [outcome, setOutcome] = useState<ComponentProps<typeof CredentialsForm>['outcome']>()
  const announce = (news: Banner) => {
    setOutcome(undefined)
    show(news)
  }
  const { data, error, mutate } = twilio
  if (!data && !error) {
    return (
      <>
        <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
        <Skeleton height="560px" borderRadius="xl" aria-hidden />
      </>
    )
  }
  if (!data) {
    return (
      <Panel>
        <ErrorState
          title={t('load_failed')}
          description={errorText(error)}
          retryLabel={common('retry')}
          onRetry={() => mutate()}
        />
      </Panel>
    )
  }
  return (
    <Stack as="section" gap="5">
      {banner && (
        <Box position="sticky" top="4" zIndex="docked" boxShadow="md" borderRadius="l3">
          <Notice status={banner.status} title={banner.text} />
        </Box>
      )}
      <Stack gap="3">
        <Heading as="h2" size="xl" fontWeight="650">
          {t('twilio')}
        </Heading>
        <Text color="fg.muted">{t('twilio_hint')}</Text>
        <ConnectionState status={data} isTested={twilio.isTested} />
        <OwnNumbers status={data} />
      </Stack>
      {data.rejected_since && (
        <Notice
          status="warning"
          title={t('rejected', { count: data.rejected_webhooks, when: moment(data.rejected_since) })}
        >
          {t('rejected_hint')}
        </Notice>
      )}
      <CredentialsForm twilio={twilio} status={data} outcome={outcome} onOutcome={setOutcome} onBanner={announce} />
      <WebhookAddresses twilio={twilio} status={data} onBanner={announce} />
    </Stack>
  )
}
