import type { Sentences } from '#contract/act.ts'

/** Changes of the assistant. */
export const assistantActs = {
  assistant_changed: { en: 'Changed the assistant: {fields}', es: 'Cambió el asistente: {fields}' },
} as const satisfies Sentences
