import type { Sentences } from '#contract/act.ts'
import type { Label } from '#contract/language.ts'

/** Changes of who looks after whom, and of what is sent. */
export const messagingActs = {
  contact_assigned: { en: 'Assigned {contact} to {agent}', es: 'Asignó a {contact} a {agent}' },
  contact_taken: { en: 'Took the lead {contact}', es: 'Tomó el cliente {contact}' },
  contact_unassigned: { en: 'Unassigned {contact}', es: 'Quitó la asignación de {contact}' },
  contact_removed: { en: 'Deleted the contact {contact}', es: 'Eliminó el contacto {contact}' },
  contacts_changed_back: { en: 'Undid a change to several contacts', es: 'Deshizo un cambio de varios contactos' },
  contacts_changed: { en: 'Changed several contacts: {change}', es: 'Cambió varios contactos: {change}' },
  consent_recorded: {
    en: 'Recorded {contact}’s consent: {consent}',
    es: 'Registró el consentimiento de {contact}: {consent}',
  },
  mail_forwarded: {
    en: 'Forwarded an email of {contact} to {address}',
    es: 'Reenvió un correo de {contact} a {address}',
  },
  webchat_changed: { en: 'Changed the webchat for {sites}', es: 'Cambió el chat del sitio para {sites}' },
  quick_reply_created: { en: 'Added the quick reply {reply}', es: 'Agregó la respuesta rápida {reply}' },
  quick_reply_updated: { en: 'Changed the quick reply {reply}', es: 'Cambió la respuesta rápida {reply}' },
  quick_reply_renamed: {
    en: 'Renamed the quick reply {before} to {reply}',
    es: 'Cambió el atajo de la respuesta rápida {before} a {reply}',
  },
  quick_reply_removed: { en: 'Deleted the quick reply {reply}', es: 'Eliminó la respuesta rápida {reply}' },
  template_created: { en: 'Added the template “{template}”', es: 'Agregó la plantilla “{template}”' },
  template_updated: { en: 'Changed the template “{template}”', es: 'Cambió la plantilla “{template}”' },
  template_submitted: {
    en: 'Submitted the template “{template}” for review',
    es: 'Envió la plantilla “{template}” a revisión',
  },
  template_removed: { en: 'Deleted the template “{template}”', es: 'Eliminó la plantilla “{template}”' },
} as const satisfies Sentences

/** What several contacts can be given at once. */
export const CHANGE_PARTS: Record<string, Label> = {
  assignee: { en: 'agent', es: 'agente' },
  stage: { en: 'stage', es: 'etapa' },
  label: { en: 'label', es: 'etiqueta' },
  none: { en: 'nobody', es: 'nadie' },
}
