import { Badge } from '@chakra-ui/react'
import { useVoice } from '../../../lib/voice/voice-state.ts'
import { useCenterText } from './texts.ts'

/** Shows if this page can make and take calls. */
export function ServiceBadge() {
  const t = useCenterText()
  const isReady = useVoice().phase === 'ready'
  return (
    <Badge size="lg" colorPalette={isReady ? 'green' : 'gray'} role="status">
      {t(isReady ? 'ready' : 'not_initialized')}
    </Badge>
  )
}
