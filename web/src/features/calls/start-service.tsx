import { Button, Stack, Text } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { useMay } from '../../lib/session.ts'
import { startVoice } from '../../lib/voice/service.ts'
import { useVoice } from '../../lib/voice/voice-state.ts'
import { useCallText } from './texts.ts'

/** Makes this page the one that takes calls: until then no phone code is loaded. */
export function StartService() {
  const t = useCallText()
  const { phase, isElsewhere } = useVoice()
  const mayCall = useMay('call')
  if (!mayCall)
    return (
      <Text color="fg.muted" textAlign="center" role="status">
        {t('role_may_not')}
      </Text>
    )
  return (
    <Stack align="center" gap="3" textAlign="center">
      <Text color="fg.muted" maxWidth="sm" textWrap="pretty" role="status">
        {t(phase === 'reconnecting' ? 'reconnecting' : isElsewhere ? 'elsewhere' : 'start_hint')}
      </Text>
      {phase !== 'reconnecting' && (
        <Button
          size="lg"
          loading={phase === 'starting'}
          loadingText={t('starting')}
          onClick={() => startVoice({ isTakingOver: isElsewhere })}
        >
          <Phone aria-hidden /> {t(isElsewhere ? 'take_over' : 'start')}
        </Button>
      )}
    </Stack>
  )
}
