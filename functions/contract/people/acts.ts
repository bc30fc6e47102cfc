import type { Sentences } from '#contract/act.ts'

/** Logins, the team, API keys, and the dealership's settings. */
export const peopleActs = {
  signed_in: { en: 'Logged in', es: 'Inició sesión' },
  signed_out: { en: 'Logged out', es: 'Cerró sesión' },
  person_renamed: { en: 'Changed their name to {person}', es: 'Cambió su nombre a {person}' },
  password_changed: { en: 'Changed their password', es: 'Cambió su contraseña' },
  password_reset: { en: 'Reset their password by email', es: 'Restableció su contraseña por correo' },
  two_step_on: { en: 'Turned on two-step login', es: 'Activó la verificación en dos pasos' },
  two_step_off: { en: 'Turned off two-step login', es: 'Desactivó la verificación en dos pasos' },
  two_step_recovered: {
    en: 'Logged in with a recovery code',
    es: 'Inició sesión con un código de recuperación',
  },
  two_step_reset: {
    en: 'Let {person} set up two-step login on another device',
    es: 'Permitió a {person} configurar la verificación en dos pasos en otro dispositivo',
  },
  identity_linked: {
    en: 'Linked the {provider} account {email} to log in with',
    es: 'Vinculó la cuenta de {provider} {email} para iniciar sesión',
  },
  identity_unlinked: {
    en: 'Unlinked the {provider} account {email}',
    es: 'Desvinculó la cuenta de {provider} {email}',
  },
  domain_proven: { en: 'Verified the email domain {domain}', es: 'Verificó el dominio {domain}' },
  domain_removed: { en: 'Removed the email domain {domain}', es: 'Quitó el dominio {domain}' },
  own_provider_set: {
    en: 'Set up SSO login with {authority}',
    es: 'Configuró el inicio de sesión con SSO en {authority}',
  },
  own_provider_removed: {
    en: 'Removed SSO login with {authority}',
    es: 'Quitó el inicio de sesión con SSO en {authority}',
  },
  login_required: {
    en: 'Required {provider} to log in with {domain}',
    es: 'Exigió {provider} para iniciar sesión con {domain}',
  },
  login_freed: {
    en: 'Allowed passwords for {domain} again',
    es: 'Permitió de nuevo contraseñas para {domain}',
  },
  session_ended: { en: 'Logged out a device: {device}', es: 'Cerró la sesión de su dispositivo: {device}' },
  sessions_ended: {
    en: 'Logged out all other devices',
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
  role_made: { en: 'Created the role {role}: {rights}', es: 'Creó el rol {role}: {rights}' },
  role_edited: { en: 'Changed the role {role}: {rights}', es: 'Cambió el rol {role}: {rights}' },
  role_deleted: { en: 'Deleted the role {role}', es: 'Eliminó el rol {role}' },
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
  agent_available: { en: 'Set {agent} to Available', es: 'Marcó a {agent} como disponible' },
  agent_away: { en: 'Set {agent} to Away', es: 'Marcó a {agent} como ausente' },
  agent_changed: { en: 'Changed {agent}’s settings: {fields}', es: 'Cambió la configuración de {agent}: {fields}' },
  organization_refused: {
    en: 'Refused: renaming the dealership to {organization}',
    es: 'Rechazado: cambiar el nombre de la agencia a {organization}',
  },
  organization_changed: { en: 'Changed the dealership: {fields}', es: 'Cambió la agencia: {fields}' },
  setting_reset: { en: 'Removed the setting {setting}', es: 'Quitó la opción {setting}' },
  settings_changed: { en: 'Changed settings: {settings}', es: 'Cambió la configuración: {settings}' },
  organization_suspended: {
    en: 'Suspended the dealership {organization} as a system administrator',
    es: 'Suspendió la agencia {organization} como administrador del sistema',
  },
  organization_opened: {
    en: 'Ended the suspension of the dealership {organization} as a system administrator',
    es: 'Quitó la suspensión de la agencia {organization} como administrador del sistema',
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
} as const satisfies Sentences
