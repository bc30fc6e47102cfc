import { Box, Flex, Icon, Spinner } from '@chakra-ui/react'
import { Phone, PhoneOff } from 'lucide-react'
import { useMay } from '../../lib/session.ts'
import { turnVoiceOff } from '../../lib/voice/kept-on.ts'
import { startVoice } from '../../lib/voice/service.ts'
import { useVoice, type VoiceState } from '../../lib/voice/voice-state.ts'
import { useCallText } from './texts.ts'

/** Shows whether calls ring in this page; a click turns the phone on or off. Folded, it is only an icon. */
export function PhoneSwitch({ isFolded = false }: { isFolded?: boolean }) {
  const t = useCallText()
  const voice = useVoice()
  const mayCall = useMay('call')
  const state = stateOf(voice)
  const isOn = state === 'on'
  const words = t(`phone_${state}`)
  const hint = t(isOn ? 'phone_turn_off' : state === 'elsewhere' ? 'take_over' : 'phone_turn_on')
  if (!mayCall) return null
  return (
    <Flex
      asChild
      align="center"
      gap="3"
      flexShrink="0"
      height={{ base: '11', md: '9' }}
      paddingInline={isFolded ? '0' : '3'}
      justify={isFolded ? 'center' : 'flex-start'}
      borderRadius="lg"
      fontSize="sm"
      fontWeight="500"
      color={isOn ? 'fg' : 'fg.muted'}
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      _disabled={{ cursor: 'default', bg: 'transparent' }}
    >
      <button
        type="button"
        aria-label={`${words}. ${hint}`}
        title={hint}
        // Prevents hanging up by a stray click.
        disabled={state === 'starting' || voice.active !== null}
        onClick={() => (isOn || state === 'reconnecting' ? turnVoiceOff() : startVoice({ isTakingOver: true }))}
      >
        <Box position="relative" lineHeight="0">
          {state === 'starting' ? <Spinner size="sm" /> : <Icon as={isOn ? Phone : PhoneOff} boxSize="5" aria-hidden />}
          {isOn && (
            <Box position="absolute" top="-1" right="-1.5" boxSize="2" borderRadius="full" bg="green.500" aria-hidden />
          )}
        </Box>
        {!isFolded && (
          <Box flex="1" textAlign="start" truncate>
            {words}
          </Box>
        )}
      </button>
    </Flex>
  )
}

function stateOf({ phase, isElsewhere }: VoiceState) {
  if (phase === 'ready') return 'on'
  if (phase === 'off') return isElsewhere ? 'elsewhere' : 'off'
  return phase
}
