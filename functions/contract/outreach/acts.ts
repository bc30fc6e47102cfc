import type { Sentences } from '#contract/act.ts'

/** Changes of what goes out by itself. */
export const outreachActs = {
  consent_recorded: {
    en: 'Recorded {contact}’s consent: {consent}',
    es: 'Registró el consentimiento de {contact}: {consent}',
  },
  automation_published: { en: 'Published the automation {name}', es: 'Publicó la automatización {name}' },
  automation_paused: { en: 'Paused the automation {name}', es: 'Pausó la automatización {name}' },
  automation_resumed: { en: 'Resumed the automation {name}', es: 'Reanudó la automatización {name}' },
  automation_removed: { en: 'Deleted the automation {name}', es: 'Eliminó la automatización {name}' },
  webhook_added: { en: 'Added the webhook {url}', es: 'Agregó el webhook {url}' },
  webhook_changed: { en: 'Changed the webhook {url}', es: 'Cambió el webhook {url}' },
  webhook_removed: { en: 'Deleted the webhook {url}', es: 'Eliminó el webhook {url}' },
} as const satisfies Sentences
