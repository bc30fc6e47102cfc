import { Button, Circle, Stack, Text } from '@chakra-ui/react'
import { Headset, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { useTwilioStatus } from '../../data/twilio.ts'
import { useMay } from '../../lib/session.ts'
import { startVoice } from '../../lib/voice/service.ts'
import { useVoice } from '../../lib/voice/voice-state.ts'
import { useCallText } from './texts.ts'

/** Makes this page the one that takes calls: until then no phone code is loaded. */
export function StartService() {
  const t = useCallText()
  const { phase, isElsewhere } = useVoice()
  const mayCall = useMay('call')
  const mayConnect = useMay('settings')
  const { data: twilio } = useTwilioStatus({ isWanted: mayConnect })
  const isWithoutNumber = twilio?.configured === false
  function hint() {
    if (isWithoutNumber) return 'number_first'
    if (phase === 'reconnecting') return 'reconnecting'
    return isElsewhere ? 'elsewhere' : 'start_hint'
  }
  if (!mayCall)
    return (
      <Text color="fg.muted" textAlign="center" role="status">
        {t('role_may_not')}
      </Text>
    )
  return (
    <Stack align="center" gap="4" textAlign="center">
      <Circle size="14" bg="brand.subtle" color="brand.fg" aria-hidden>
        <Headset />
      </Circle>
      <Text color="fg.muted" maxWidth="sm" textWrap="balance" role="status">
        {t(hint())}
      </Text>
      <Stack gap="3">
        {isWithoutNumber && (
          <Button asChild size="lg">
            <Link to="/settings/twilio">{t('get_number')}</Link>
          </Button>
        )}
        {phase !== 'reconnecting' && (
          <Button
            size="lg"
            variant={isWithoutNumber ? 'outline' : 'solid'}
            disabled={isWithoutNumber}
            loading={phase === 'starting'}
            loadingText={t('starting')}
            onClick={() => startVoice({ isTakingOver: isElsewhere })}
          >
            <Phone aria-hidden /> {t(isElsewhere ? 'take_over' : 'start')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
