import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { ConnectionState } from './connection-state.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { useTwilio } from './use-twilio.ts'
import { WebhookAddresses } from './webhook-addresses.tsx'

export function TwilioSection() {
  const t = useText(settingsTexts)
  const common = useText()
  const twilio = useTwilio()
  const { banner, show } = useBanner()
  const { data, error, mutate } = twilio
  if (!data && !error) return <Skeleton height="560px" borderRadius="xl" aria-label={common('loading')} />
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
        <ConnectionState status={data} />
      </Stack>
      {data.rejected_webhooks > 0 && (
        <Notice status="warning" title={t('rejected', { count: data.rejected_webhooks })}>
          {t('rejected_hint')}
        </Notice>
      )}
      <CredentialsForm twilio={twilio} status={data} onBanner={show} />
      <WebhookAddresses twilio={twilio} status={data} onBanner={show} />
    </Stack>
  )
}
