import type { Playable } from './playable-of.ts'
import { useCallText } from './texts.ts'

/** Plays a call's recording or voicemail; loaded on demand. */
export function CallPlayer({ url, isVoicemail }: Playable) {
  const t = useCallText()
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody wrote down what was said
    <audio
      src={url}
      controls
      preload="none"
      aria-label={t(isVoicemail ? 'voicemail' : 'recording')}
      style={{ width: '320px', maxWidth: '100%', height: '40px' }}
    />
  )
}
