import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { TwilioStatus } from '#contract/telephony/twilio-settings.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { OverwriteDialog } from './overwrite-dialog.tsx'
import { twilioTexts } from './texts.ts'
import type { Twilio } from './use-twilio.ts'

interface WebhookAddressesProps {
  twilio: Twilio
  status: TwilioStatus
  onBanner: (banner: Banner) => void
}

/** The URLs that Twilio must have. If it has others, the refusal lists them and the user decides. */
export function WebhookAddresses({ twilio, status, onBanner }: WebhookAddressesProps) {
  const t = useText(twilioTexts)
  const common = useText()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<ApiError>()
  const set = async (overwrite: boolean) => {
    setBusy(true)
    try {
      await twilio.setWebhooks({ overwrite })
      onBanner({ status: 'success', text: t('set_webhooks_ok') })
      setConflict(undefined)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') return setConflict(error)
      setConflict(undefined)
      onBanner({ status: 'error', text: errorText(error, t('set_webhooks_failed')) })
    } finally {
      setBusy(false)
    }
  }
  const labels = { copyLabel: common('copy'), copiedLabel: common('copied') }
  return (
    <Panel as="section">
      <Stack gap="5">
        <Stack gap="1.5">
          <Heading as="h3" size="md" fontWeight="650">
            {t('webhooks')}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('webhooks_hint')}
          </Text>
        </Stack>
        <CopyField label={t('webhook_messages')} value={status.webhooks.messages} {...labels} />
        <CopyField label={t('webhook_status')} value={status.webhooks.status} {...labels} />
        <CopyField label={t('webhook_voice')} value={status.webhooks.voice} {...labels} />
        <CopyField label={t('webhook_voice_status')} value={status.webhooks.voice_status} {...labels} />
        <CopyField label={t('webhook_recording')} value={status.webhooks.recording} {...labels} />
        <HStack wrap="wrap" gap="3">
          <Button
            variant="outline"
            loading={isBusy && conflict === undefined}
            disabled={!status.configured}
            onClick={() => set(false)}
          >
            <Link2 /> {t('set_webhooks')}
          </Button>
          {!status.configured && (
            <Text fontSize="sm" color="fg.muted">
              {t('set_needs_save')}
            </Text>
          )}
        </HStack>
      </Stack>
      <OverwriteDialog conflict={conflict} onConfirm={() => set(true)} onCancel={() => setConflict(undefined)} />
    </Panel>
  )
}
