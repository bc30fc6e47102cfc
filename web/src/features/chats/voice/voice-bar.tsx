import { Spinner } from '@chakra-ui/react'
import { Check, Pause, Play, SendHorizontal, Trash2 } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { ComposerButton } from '../composer-button.tsx'
import { fileTexts } from '../file-texts.ts'
import { AudioPlayer } from '../media/audio-player.tsx'
import { LevelMeter } from './level-meter.tsx'
import { MOST_SECONDS } from './recording.ts'
import type { Voice } from './use-voice.ts'
import './voice.css'

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** In the composer's place while a voice note is made: recorded, heard, sent or discarded. */
export function VoiceBar({ voice, onSend }: { voice: Voice; onSend: (file: File) => void }) {
  const t = useText(fileTexts)
  const { state, seconds, src } = voice
  const isRunning = state === 'recording' || state === 'paused'
  function send() {
    const file = voice.take()
    if (file) onSend(file)
  }
  return (
    <fieldset className="chat-voice" aria-label={t(state === 'recorded' ? 'voice_preview' : 'recording')}>
      <ComposerButton icon={Trash2} label={t('discard_voice')} onClick={voice.discard} />
      {isRunning && (
        <>
          <LevelMeter level={voice.level} isRunning={state === 'recording'} />
          <span className="chat-voice-time" role="timer">
            {state === 'paused' && `${t('voice_paused')} · `}
            {t('recording_time', { time: minutes(seconds), most: minutes(MOST_SECONDS) })}
          </span>
          {state === 'recording' ? (
            <ComposerButton icon={Pause} label={t('pause')} onClick={voice.pause} />
          ) : (
            <ComposerButton icon={Play} label={t('resume')} onClick={voice.resume} />
          )}
          <button type="button" className="chat-send" aria-label={t('stop')} title={t('stop')} onClick={voice.finish}>
            <Check aria-hidden />
          </button>
        </>
      )}
      {(state === 'preparing' || state === 'asking') && (
        <span className="chat-voice-time" role="status">
          <Spinner size="sm" /> {state === 'preparing' && t('voice_preparing')}
        </span>
      )}
      {state === 'recorded' && (
        <>
          <AudioPlayer src={src} label={t('voice_preview')} />
          <button
            type="button"
            className="chat-send"
            aria-label={t('send_voice')}
            title={t('send_voice')}
            onClick={send}
          >
            <SendHorizontal aria-hidden />
          </button>
        </>
      )}
    </fieldset>
  )
}
