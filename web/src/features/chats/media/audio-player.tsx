import { useRef, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../file-texts.ts'

const SPEEDS = [1, 1.5, 2]

/** A voice note or another sound, as fast as one likes to hear it. */
export function AudioPlayer({ src, label }: { src: string; label?: string }) {
  const t = useText(fileTexts)
  const audio = useRef<HTMLAudioElement>(null)
  const [speed, setSpeed] = useState(1)
  function speedUp() {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
    setSpeed(next)
    if (audio.current) audio.current.playbackRate = next
  }
  return (
    <div className="chat-audio">
      {/* biome-ignore lint/a11y/useMediaCaption: nobody wrote down what a customer says */}
      <audio
        ref={audio}
        src={src}
        controls
        preload="metadata"
        aria-label={label ?? t('audio')}
        // Beginning again, a player forgets it.
        onPlay={({ currentTarget }) => {
          currentTarget.playbackRate = speed
        }}
      />
      <button type="button" onClick={speedUp} aria-label={t('speed', { speed })} title={t('speed', { speed })}>
        {speed}×
      </button>
    </div>
  )
}
