import { Captions } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useText } from '../lib/language/text.ts'
import type { Texts } from '../lib/language/text-types.ts'
import './transcript.css'

const texts = {
  transcript: { en: 'Transcript', es: 'Transcripción' },
  silent: { en: 'No speech detected.', es: 'No se detectó voz.' },
  budget: {
    en: 'Not transcribed: this month’s AI budget is used up.',
    es: 'Sin transcribir: se agotó el presupuesto de IA del mes.',
  },
  vendor: {
    en: 'Not transcribed: your AI provider rejected the key or credit.',
    es: 'Sin transcribir: tu proveedor de IA rechaza la clave o el saldo.',
  },
  too_large: { en: 'Not transcribed: it’s too long.', es: 'Sin transcribir: es demasiado largo.' },
  unreadable: {
    en: 'Not transcribed: the AI couldn’t process this audio.',
    es: 'Sin transcribir: la IA no pudo leer este audio.',
  },
  unavailable: {
    en: 'Not transcribed: your AI provider didn’t answer.',
    es: 'Sin transcribir: tu proveedor de IA no respondió.',
  },
  gone: {
    en: 'Not transcribed: the recording is no longer here.',
    es: 'Sin transcribir: la grabación ya no está.',
  },
} as const satisfies Texts

interface TranscriptProps extends Pick<ChatMessage, 'transcript' | 'transcript_language' | 'transcript_problem'> {
  /** What can be done where it was not written out. */
  children?: ReactNode
}

/** What is said in a sound, below its player, or why nobody wrote it out; nothing where nothing is known. */
export function Transcript({ transcript, transcript_language, transcript_problem, children }: TranscriptProps) {
  const t = useText(texts)
  if (transcript === null && transcript_problem === null) return null
  return (
    <div className="transcript">
      <Captions role="img" aria-label={t('transcript')}>
        <title>{t('transcript')}</title>
      </Captions>
      {transcript ? (
        <p lang={transcript_language ?? undefined} dir="auto">
          {transcript}
        </p>
      ) : (
        <div>
          <p data-quiet>{t(transcript_problem ?? 'silent')}</p>
          {children}
        </div>
      )}
    </div>
  )
}
