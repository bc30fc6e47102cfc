import { calls } from '#contract/calls/calls.ts'
import { pathOf } from '#contract/route.ts'
import { useCallText } from './texts.ts'

/** Plays what was said on a call, or what a caller left; read when it is wanted. */
export function CallPlayer({ id, isVoicemail }: { id: string; isVoicemail: boolean }) {
  const t = useCallText()
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody wrote down what was said
    <audio
      src={pathOf(calls.recording, { id })}
      controls
      preload="none"
      aria-label={t(isVoicemail ? 'voicemail' : 'recording')}
      style={{ width: '320px', maxWidth: '100%', height: '40px' }}
    />
  )
}
