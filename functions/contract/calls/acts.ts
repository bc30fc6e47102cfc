import type { Sentences } from '#contract/act.ts'

/** Lists of calls that left. */
export const callsActs = {
  calls_exported: { en: 'Exported calls', es: 'Exportó llamadas' },
} as const satisfies Sentences
