import type { Label } from '#contract/language.ts'

/** Why a model may ask for a person. */
export const MODEL_REASONS = [
  'asked',
  'anger',
  'legal',
  'opt_out',
  'haggling',
  'financing',
  'trade_in',
  'history',
  'safety',
  'minor',
  'papers',
  'language',
  'unsure',
] as const

/** Why a conversation goes to a person. */
const HAND_OVER_REASONS = [...MODEL_REASONS, 'guard_stops', 'no_progress', 'budget', 'file', 'failed', 'late'] as const
export type HandOverReason = (typeof HAND_OVER_REASONS)[number]

/** Why a customer needs a person, as the dealership's people read it. */
export const HAND_OVER_LABELS: Record<HandOverReason, Label> = {
  asked: { en: 'Asked for a person', es: 'Pidió hablar con una persona' },
  anger: { en: 'Is upset', es: 'Está molesto' },
  legal: { en: 'Mentions legal matters', es: 'Menciona asuntos legales' },
  opt_out: { en: 'May not want any more messages', es: 'Quizá ya no quiere mensajes' },
  haggling: { en: 'Wants to negotiate the price', es: 'Quiere negociar el precio' },
  financing: { en: 'Asks about financing', es: 'Pregunta por financiamiento' },
  trade_in: { en: 'Asks about a trade-in', es: 'Pregunta por su auto a cuenta' },
  history: { en: 'Asks about the vehicle’s history', es: 'Pregunta por el historial del vehículo' },
  safety: { en: 'Mentions an accident or a safety problem', es: 'Menciona un accidente o un problema de seguridad' },
  minor: { en: 'May be a minor', es: 'Quizá es menor de edad' },
  papers: { en: 'Sent card or ID numbers', es: 'Envió números de tarjeta o identificación' },
  guard_stops: { en: 'The assistant found no safe answer', es: 'El asistente no encontró una respuesta segura' },
  no_progress: { en: 'The assistant got no further', es: 'El asistente no avanzó' },
  budget: { en: 'This month’s AI budget is used up', es: 'Se agotó el presupuesto de IA del mes' },
  language: { en: 'Writes in another language', es: 'Escribe en otro idioma' },
  unsure: { en: 'The assistant doesn’t know the answer', es: 'El asistente no sabe la respuesta' },
  late: { en: 'Wrote a while ago and has no answer', es: 'Escribió hace un rato y no tiene respuesta' },
  file: { en: 'Sent a file', es: 'Envió un archivo' },
  failed: { en: 'The AI provider didn’t answer', es: 'El proveedor de IA no respondió' },
}
