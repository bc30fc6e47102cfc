import { Button } from '@chakra-ui/react'
import { CirclePlay } from 'lucide-react'
import type { Call } from '#contract/calls/call.ts'
import { numberOf, partyOf } from '../party-of.ts'
import { playableOf } from '../playable-of.ts'
import { useHistoryText } from './texts.ts'

/** Opens a call's recording and voicemail, each in a new tab (S1 §2); where it is narrow, with the icon alone. */
export function PlayLinks({ call, isNarrow = false }: { call: Call; isNarrow?: boolean }) {
  const t = useHistoryText()
  const name = partyOf({ number: numberOf(call), contact: call.contact }, t('unknown_number'))
  const playable = playableOf(call)
  return playable.map(({ url, isVoicemail }) => {
    const words = t(isVoicemail ? 'play_voicemail' : 'play_call', { name })
    return (
      <Button
        key={url}
        asChild
        size={isNarrow ? 'sm' : 'xs'}
        variant="ghost"
        boxSize={isNarrow ? '11' : undefined}
        paddingInline={isNarrow ? '0' : undefined}
      >
        <a href={url} target="_blank" rel="noopener noreferrer" title={words} aria-label={isNarrow ? words : undefined}>
          <CirclePlay aria-hidden /> {!isNarrow && t(isVoicemail ? 'voicemail' : 'play')}
        </a>
      </Button>
    )
  })
}
