import type { Label } from '#contract/language.ts'

/** When the assistant writes to customers, for a dealership and, over it, for one contact. */
export const ASSISTANT_MODES = ['off', 'draft', 'after_hours', 'unanswered', 'always'] as const
export type AssistantMode = (typeof ASSISTANT_MODES)[number]

export const MODE_LABELS: Record<AssistantMode, Label> = {
  off: { en: 'Off', es: 'Apagado' },
  draft: { en: 'Drafts for approval', es: 'Borradores por aprobar' },
  after_hours: { en: 'Outside business hours', es: 'Fuera del horario' },
  unanswered: { en: 'When nobody has answered', es: 'Cuando nadie ha contestado' },
  always: { en: 'Always', es: 'Siempre' },
}

/** What it does about a conversation at the moment. */
export const ASSISTANT_STATES = ['answers', 'sleeps', 'off'] as const

/** What became of a turn: of one customer's burst of messages. */
export const TURN_OUTCOMES = ['answered', 'drafted', 'stopped', 'handed_over', 'dropped', 'failed'] as const
export type TurnOutcome = (typeof TURN_OUTCOMES)[number]

export const OUTCOME_LABELS: Record<TurnOutcome, Label> = {
  answered: { en: 'Answered', es: 'Respondido' },
  drafted: { en: 'Drafted', es: 'Borrador' },
  stopped: { en: 'Blocked', es: 'Bloqueado' },
  handed_over: { en: 'Handed off', es: 'Pasado a una persona' },
  dropped: { en: 'Not sent', es: 'No enviado' },
  failed: { en: 'Failed', es: 'Falló' },
}

/** Why it calls no vendor any more, until somebody mends that. */
export const ASSISTANT_PROBLEMS = ['no_key', 'auth', 'quota', 'model_gone', 'budget'] as const
export type AssistantProblem = (typeof ASSISTANT_PROBLEMS)[number]

/** What the AI does beside whoever writes. */
export const COMPOSE_ACTS = ['draft', 'shorter', 'friendlier', 'translate'] as const
export type ComposeAct = (typeof COMPOSE_ACTS)[number]

/** At most. */
export const ANSWERS_MAX = 100
export const PROSE_MAX = 2000
