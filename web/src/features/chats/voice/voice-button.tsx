import { Mic } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../texts/files.ts'

/** Begins a voice note; absent where a browser cannot record. */
export function VoiceButton({ blocked, onStart }: { blocked: string | undefined; onStart: () => void }) {
  const t = useText(fileTexts)
  if (typeof MediaRecorder === 'undefined') return null
  const label = blocked ? `${t('record')}: ${blocked}` : t('record')
  return (
    <button
      type="button"
      className="chat-attach"
      disabled={blocked !== undefined}
      aria-label={label}
      title={label}
      onClick={onStart}
    >
      <Mic aria-hidden />
    </button>
  )
}
