import type { Sentences } from '#contract/act.ts'

/** Exports of call lists. */
export const callsActs = {
  calls_exported: { en: 'Exported calls', es: 'Exportó llamadas' },
} as const satisfies Sentences
