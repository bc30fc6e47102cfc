import { Mic } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { ComposerButton } from '../composer-button.tsx'
import { fileTexts } from '../file-texts.ts'

/** Begins a voice note; absent where a browser cannot record. */
export function VoiceButton({ blocked, onStart }: { blocked: string | undefined; onStart: () => void }) {
  const t = useText(fileTexts)
  if (typeof MediaRecorder === 'undefined') return null
  return <ComposerButton icon={Mic} label={t('record')} blocked={blocked} onClick={onStart} />
}
