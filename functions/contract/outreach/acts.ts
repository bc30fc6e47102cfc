import type { Sentences } from '#contract/act.ts'

/** Changes of what goes out by itself. */
export const outreachActs = {
  consent_recorded: {
    en: 'Recorded {contact}’s consent: {consent}',
    es: 'Registró el consentimiento de {contact}: {consent}',
  },
} as const satisfies Sentences
