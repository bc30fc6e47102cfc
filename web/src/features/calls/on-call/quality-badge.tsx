import { Badge } from '@chakra-ui/react'
import { useVoice } from '../../../lib/voice/voice-state.ts'
import { useOnCallText } from './texts.ts'

/** The SDK's names of warnings about the microphone; the others are about the network. */
const SILENCE: readonly string[] = ['constant-audio-input-level', 'low-audio-input-level']

/** The reasons why the call is hard to hear. */
export function QualityBadge() {
  const t = useOnCallText()
  const { warnings } = useVoice()
  if (warnings.length === 0) return null
  const isSilent = warnings.every((name) => SILENCE.includes(name))
  return (
    <Badge colorPalette="orange" role="status" title={t(isSilent ? 'silent_hint' : 'poor_hint')}>
      {t(isSilent ? 'silent' : 'poor')}
    </Badge>
  )
}
