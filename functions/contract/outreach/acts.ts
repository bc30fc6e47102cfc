import type { Sentences } from '#contract/act.ts'
import type { Label } from '#contract/language.ts'
import type { LeadWay } from './lead-facts.ts'

/** Changes of what goes out by itself. */
export const outreachActs = {
  automation_published: { en: 'Published the automation “{name}”', es: 'Publicó la automatización “{name}”' },
  automation_paused: { en: 'Paused the automation “{name}”', es: 'Pausó la automatización “{name}”' },
  automation_resumed: { en: 'Resumed the automation “{name}”', es: 'Reanudó la automatización “{name}”' },
  automation_removed: { en: 'Deleted the automation “{name}”', es: 'Eliminó la automatización “{name}”' },
  lead_address_made: {
    en: 'Created a new lead address ({way})',
    es: 'Creó una dirección nueva para clientes ({way})',
  },
  webhook_added: { en: 'Connected the app at {url}', es: 'Conectó la app de {url}' },
  webhook_changed: { en: 'Changed the app at {url}', es: 'Cambió la app de {url}' },
  webhook_removed: { en: 'Deleted the app at {url}', es: 'Eliminó la app de {url}' },
  campaign_created: { en: 'Drafted the campaign “{campaign}”', es: 'Creó la campaña “{campaign}”' },
  campaign_updated: { en: 'Changed the campaign “{campaign}”', es: 'Cambió la campaña “{campaign}”' },
  campaign_begun: { en: 'Started the campaign “{campaign}”', es: 'Inició la campaña “{campaign}”' },
  campaign_paused: { en: 'Paused the campaign “{campaign}”', es: 'Pausó la campaña “{campaign}”' },
  campaign_resumed: { en: 'Resumed the campaign “{campaign}”', es: 'Reanudó la campaña “{campaign}”' },
  campaign_canceled: { en: 'Canceled the campaign “{campaign}”', es: 'Canceló la campaña “{campaign}”' },
  campaign_exported: { en: 'Exported the report of “{campaign}”', es: 'Exportó el reporte de “{campaign}”' },
  campaign_removed: { en: 'Deleted the campaign “{campaign}”', es: 'Eliminó la campaña “{campaign}”' },
} as const satisfies Sentences

export const LEAD_WAY_WORDS: Record<LeadWay, Label> = {
  http: { en: 'from websites', es: 'de sitios web' },
  mail: { en: 'by email', es: 'por correo' },
}
