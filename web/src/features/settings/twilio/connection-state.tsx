import { Badge, HStack, Text } from '@chakra-ui/react'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { TwilioStatus } from '#contract/telephony/twilio-settings.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { twilioTexts } from './texts.ts'

interface ConnectionStateProps {
  status: TwilioStatus
  isTested: boolean
}

/** The saved and tested parts of the connection, and the last sign of Twilio. */
export function ConnectionState({ status, isTested }: ConnectionStateProps) {
  const t = useText(twilioTexts)
  const { moment } = useFormats()
  const isVoiceReady = !!status.api_key && status.api_secret_set && !!status.twiml_app_sid
  return (
    <HStack wrap="wrap" gap="2.5">
      {status.configured ? (
        <Mark is={isTested ? 'proven' : 'saved'} text={t(isTested ? 'tested' : 'configured')} />
      ) : (
        <Mark is="missing" text={t('not_configured')} />
      )}
      <Mark
        is={isVoiceReady ? 'saved' : 'missing'}
        text={t(isVoiceReady ? 'voice_configured' : 'voice_not_configured')}
      />
      <Text fontSize="sm" color="fg.muted">
        {status.last_webhook_at ? t('last_webhook', { when: moment(status.last_webhook_at) }) : t('no_webhook')}
      </Text>
    </HStack>
  )
}

const COLORS = { proven: 'green', saved: 'brand', missing: 'gray' } as const

function Mark({ is, text }: { is: keyof typeof COLORS; text: string }) {
  const Icon = is === 'missing' ? CircleDashed : CircleCheck
  return (
    <Badge size="md" variant="surface" colorPalette={COLORS[is]} borderRadius="full" paddingInline="2.5">
      <Icon size={14} aria-hidden />
      {text}
    </Badge>
  )
}
