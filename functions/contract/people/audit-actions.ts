import type { RoleName } from '#contract/fields.ts'
import type { Label, Language } from '#contract/language.ts'
import { SCOPE_LABELS } from '#contract/scopes.ts'
import { SETTING_LABELS } from './setting-labels.ts'

/** What a dealership's people do that a manager may want to find later: the sentence of each act, its words in braces. */
export const AUDIT_ACTIONS = {
  signed_in: { en: 'Logged in', es: 'Inició sesión' },
  signed_out: { en: 'Logged out', es: 'Cerró sesión' },
  password_changed: { en: 'Changed their password', es: 'Cambió su contraseña' },
  password_reset: { en: 'Reset their password by email', es: 'Restableció su contraseña por correo' },
  session_ended: { en: 'Signed out their device: {device}', es: 'Cerró la sesión de su dispositivo: {device}' },
  sessions_ended: {
    en: 'Signed out all of their other devices',
    es: 'Cerró la sesión en todos sus otros dispositivos',
  },

  member_invited: { en: 'Invited {person} as {role}', es: 'Invitó a {person} como {role}' },
  invitation_resent: { en: 'Resent {person}’s invitation', es: 'Reenvió la invitación de {person}' },
  invitation_taken_back: { en: 'Canceled {person}’s invitation', es: 'Canceló la invitación de {person}' },
  invitation_accepted: { en: 'Joined the team as {role}', es: 'Se unió al equipo como {role}' },
  role_changed: {
    en: 'Changed {person}’s role from {previous_role} to {role}',
    es: 'Cambió el rol de {person} de {previous_role} a {role}',
  },
  role_refused: {
    en: 'Refused: changing {person}’s role to {role}',
    es: 'Rechazado: cambiar el rol de {person} a {role}',
  },
  role_exceeded: {
    en: 'Refused: {call}, which their role does not allow',
    es: 'Rechazado: {call}, que su rol no permite',
  },
  member_suspended: { en: 'Suspended {person}', es: 'Suspendió a {person}' },
  member_handed_over: {
    en: 'Suspended {person}; conversations went to {to}',
    es: 'Suspendió a {person}; sus conversaciones pasaron a {to}',
  },
  member_reactivated: { en: 'Reactivated {person}', es: 'Reactivó a {person}' },
  member_removed: {
    en: 'Removed {person} from the team; conversations went to {to}',
    es: 'Quitó a {person} del equipo; sus conversaciones pasaron a {to}',
  },

  twilio_saved: { en: 'Saved the Twilio settings: {fields}', es: 'Guardó la configuración de Twilio: {fields}' },
  twilio_webhooks_set: { en: 'Set the Twilio webhooks: {senders}', es: 'Configuró los webhooks de Twilio: {senders}' },
  agent_available: { en: 'Set {agent} to Available', es: 'Marcó a {agent} como disponible' },
  agent_away: { en: 'Set {agent} to Away', es: 'Marcó a {agent} como ausente' },
  agent_changed: { en: 'Changed {agent}’s settings: {fields}', es: 'Cambió los ajustes de {agent}: {fields}' },
  organization_refused: {
    en: 'Refused: naming the dealership {organization}',
    es: 'Rechazado: nombrar la agencia {organization}',
  },
  organization_changed: { en: 'Changed the organization: {fields}', es: 'Cambió la organización: {fields}' },
  setting_reset: { en: 'Removed the setting {setting}', es: 'Quitó el ajuste {setting}' },
  settings_changed: { en: 'Changed settings: {settings}', es: 'Cambió ajustes: {settings}' },

  label_created: { en: 'Added the label {label}', es: 'Agregó la etiqueta {label}' },
  label_updated: { en: 'Changed the label {before} to {label}', es: 'Cambió la etiqueta {before} a {label}' },
  label_removed: { en: 'Removed the label {label}', es: 'Eliminó la etiqueta {label}' },
  stage_created: { en: 'Added the stage {stage}', es: 'Agregó la etapa {stage}' },
  stage_updated: { en: 'Changed the stage {before} to {stage}', es: 'Cambió la etapa {before} a {stage}' },
  stage_removed: { en: 'Removed the stage {stage}', es: 'Eliminó la etapa {stage}' },
  stage_times_changed: { en: 'Changed the board’s hours', es: 'Cambió las horas del tablero' },

  contact_assigned: { en: 'Assigned {contact} to {agent}', es: 'Asignó a {contact} a {agent}' },
  contact_unassigned: { en: 'Unassigned {contact}', es: 'Quitó la asignación de {contact}' },
  contact_removed: { en: 'Deleted the contact {contact}', es: 'Eliminó el contacto {contact}' },
  contacts_changed: { en: 'Changed several contacts: {change}', es: 'Cambió varios contactos: {change}' },
  contacts_exported: { en: 'Exported contacts', es: 'Exportó contactos' },
  contacts_imported: { en: 'Imported contacts from {file}', es: 'Importó contactos de {file}' },
  import_ended: { en: 'Stopped or undid the import of {file}', es: 'Detuvo o deshizo la importación de {file}' },

  calls_exported: { en: 'Exported calls', es: 'Exportó llamadas' },

  quick_reply_created: { en: 'Added the quick reply {reply}', es: 'Agregó la respuesta rápida {reply}' },
  quick_reply_updated: { en: 'Changed the quick reply {reply}', es: 'Cambió la respuesta rápida {reply}' },
  quick_reply_renamed: {
    en: 'Renamed the quick reply {before} to {reply}',
    es: 'Cambió el atajo de la respuesta rápida {before} a {reply}',
  },
  quick_reply_removed: { en: 'Deleted the quick reply {reply}', es: 'Eliminó la respuesta rápida {reply}' },

  template_created: { en: 'Added the template {template}', es: 'Agregó la plantilla {template}' },
  template_updated: { en: 'Changed the template {template}', es: 'Cambió la plantilla {template}' },
  template_submitted: {
    en: 'Submitted the template {template} for review',
    es: 'Envió la plantilla {template} a revisión',
  },
  template_removed: { en: 'Deleted the template {template}', es: 'Eliminó la plantilla {template}' },

  feed_connected: { en: 'Connected the feed of {server}', es: 'Conectó la fuente de {server}' },
  feed_disconnected: { en: 'Disconnected the feed', es: 'Desconectó la fuente' },
  feed_mapped: { en: 'Changed the feed’s columns', es: 'Cambió las columnas de la fuente' },
  sync_started: { en: 'Fetched the dealer’s inventory file', es: 'Trajo el archivo de inventario de la agencia' },
  inventory_uploaded: { en: 'Uploaded an inventory file', es: 'Subió un archivo de inventario' },
  sync_confirmed: { en: 'Confirmed an inventory file that waited', es: 'Confirmó un archivo de inventario en espera' },
  sync_discarded: { en: 'Discarded an inventory file that waited', es: 'Descartó un archivo de inventario en espera' },
  dealer_filter_changed: {
    en: 'Set the DCID filter to {dcid}',
    es: 'Puso el filtro DCID en {dcid}',
  },
  dealer_filter_removed: { en: 'Removed the DCID filter', es: 'Quitó el filtro DCID' },
  vehicle_created: { en: 'Added the vehicle {vehicle}', es: 'Agregó el vehículo {vehicle}' },
  vehicle_updated: { en: 'Changed the vehicle {vehicle}', es: 'Cambió el vehículo {vehicle}' },
  vehicle_removed: { en: 'Deleted the vehicle {vehicle}', es: 'Eliminó el vehículo {vehicle}' },

  organization_suspended: {
    en: 'Suspended the dealership {organization} as a system administrator',
    es: 'Suspendió la agencia {organization} como administrador del sistema',
  },
  organization_opened: {
    en: 'Reopened the dealership {organization} as a system administrator',
    es: 'Reabrió la agencia {organization} como administrador del sistema',
  },
  contact_created_by_admin: {
    en: 'Added the contact {contact} as a system administrator',
    es: 'Agregó el contacto {contact} como administrador del sistema',
  },
  admin_made: {
    en: 'Made {person} a system administrator from the command line',
    es: 'Hizo a {person} administrador del sistema desde la línea de comandos',
  },

  key_created: {
    en: 'Generated the API key {key} for {agent}: {permissions}',
    es: 'Generó la clave de API {key} para {agent}: {permissions}',
  },
  key_revoked: { en: 'Revoked the API key {key}', es: 'Revocó la clave de API {key}' },
  key_removed: { en: 'Deleted the API key {key}', es: 'Eliminó la clave de API {key}' },
  key_refused: {
    en: 'Refused: revoking or deleting the API key {key}, which the dealership doesn’t have',
    es: 'Rechazado: revocar o eliminar la clave de API {key}, que la agencia no tiene',
  },
  key_used_revoked: {
    en: 'Refused: the API key {key} has been revoked',
    es: 'Rechazado: la clave de API {key} fue revocada',
  },
  key_used_expired: { en: 'Refused: the API key {key} has expired', es: 'Rechazado: la clave de API {key} venció' },
  key_used_beyond: {
    en: 'Refused: the API key {key} lacks the permission {scope}',
    es: 'Rechazado: a la clave de API {key} le falta el permiso {scope}',
  },
  key_used_elsewhere: {
    en: 'Refused: the API key {key} tried something API keys can’t do',
    es: 'Rechazado: la clave de API {key} intentó algo que las claves de API no permiten',
  },
  key_used_alone: {
    en: 'Refused: {agent}, who is behind the API key {key}, no longer has access',
    es: 'Rechazado: {agent}, la persona detrás de la clave de API {key}, ya no tiene acceso',
  },

  audit_exported: { en: 'Exported the audit log', es: 'Exportó el registro de auditoría' },
} as const satisfies Record<string, Record<Language, string>>
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The words in braces of an action's sentence. */
type WordIn<Sentence extends string> = Sentence extends `${string}{${infer Word}}${infer Rest}`
  ? Word | WordIn<Rest>
  : never
type WordOf<Action extends AuditAction> = WordIn<(typeof AUDIT_ACTIONS)[Action]['en']>

/** An act: what was done, to what (its id), and the words of its sentence. */
export type Act = {
  [Action in AuditAction]: { action: Action; about: string } & ([WordOf<Action>] extends [never]
    ? { words?: undefined }
    : { words: Record<WordOf<Action>, string> })
}[AuditAction]

const ROLES: Record<string, Label> = {
  owner: { en: 'owner', es: 'propietario' },
  manager: { en: 'manager', es: 'gerente' },
  agent: { en: 'agent', es: 'agente' },
} satisfies Record<RoleName, Label>

/** Words that are kept as names of ours, several with commas between them, and said as people call those. */
const NAMES: Record<string, Record<string, Label>> = {
  role: ROLES,
  previous_role: ROLES,
  to: { '': { en: 'nobody', es: 'nadie' } },
  setting: SETTING_LABELS,
  settings: SETTING_LABELS,
  fields: SETTING_LABELS,
  permissions: SCOPE_LABELS,
  scope: SCOPE_LABELS,
}

/** What was done as a sentence; an action that a later version recorded is told by its name. */
export function sayAct(action: string, words: Record<string, string>, language: Language): string {
  const sentence: string = isAuditAction(action) ? AUDIT_ACTIONS[action][language] : action
  return sentence.replace(/\{(\w+)\}/g, (_, word: string) => sayWord(word, words[word] ?? '', language))
}

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action)

function sayWord(word: string, value: string, language: Language): string {
  const names = NAMES[word]
  if (!names) return value
  const say = (name: string) => (Object.hasOwn(names, name) ? names[name]?.[language] : undefined) ?? name
  return value.split(', ').map(say).join(', ')
}
