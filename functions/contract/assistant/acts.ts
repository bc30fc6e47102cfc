import type { Sentences } from '#contract/act.ts'
import type { Label } from '#contract/language.ts'

/** Changes of the assistant. */
export const assistantActs = {
  assistant_changed: { en: 'Changed the assistant: {fields}', es: 'Cambió el asistente: {fields}' },
  phrase_reworded: { en: 'Reworded the assistant’s phrase “{phrase}”', es: 'Cambió la frase “{phrase}” del asistente' },
} as const satisfies Sentences

/** What of it can be changed, as its page says it. */
export const ASSISTANT_PARTS: Record<string, Label> = {
  mode: { en: 'when it answers', es: 'cuándo contesta' },
  minutes: { en: 'minutes without an answer', es: 'minutos sin respuesta' },
  drafts_otherwise: { en: 'drafts at other times', es: 'borradores a otras horas' },
  languages: { en: 'languages', es: 'idiomas' },
  greeting: { en: 'greeting', es: 'saludo' },
  instructions: { en: 'instructions', es: 'instrucciones' },
  never: { en: 'what it never says', es: 'lo que nunca dice' },
  answers: { en: 'your own answers', es: 'respuestas propias' },
  sleep_minutes: { en: 'pause after a person writes', es: 'pausa cuando alguien escribe' },
  resumes_next_day: { en: 'new questions the next day', es: 'preguntas nuevas al día siguiente' },
}
