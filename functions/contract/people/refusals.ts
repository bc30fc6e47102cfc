import { SETTING_LABELS } from '#contract/settings.ts'
import { refusal } from '#contract/words.ts'
import { accessRefusals } from './access-refusals.ts'
import { settingRange } from './setting-range.ts'

/** The setting's key. */
type Setting = { setting: string }

export const peopleRefusals = {
  ...accessRefusals,
  wrong_credentials: refusal({
    code: 'wrong_credentials',
    en: 'Incorrect email or password.',
    es: 'Correo o contraseña incorrectos.',
  }),
  email_not_verified: refusal({
    code: 'email_not_verified',
    en: 'Verify your email before you log in.',
    es: 'Verifica tu correo antes de iniciar sesión.',
  }),
  /** The same message for a wrong code, an old one, an unknown address and an already verified one. */
  code_wrong: refusal({
    code: 'code_wrong',
    en: 'That code is wrong or no longer valid. Check the newest email, or request another.',
    es: 'Ese código es incorrecto o ya no es válido. Revisa el correo más reciente o pide otro.',
  }),
  password_needed: refusal({
    code: 'invalid',
    en: 'Enter the password you chose when you signed up.',
    es: 'Escribe la contraseña que elegiste al registrarte.',
  }),
  password_lent: refusal({
    code: 'new_password_required',
    en: 'Choose a new password to continue.',
    es: 'Elige una nueva contraseña para continuar.',
  }),
  password_wrong: refusal({
    code: 'invalid',
    en: 'That is not your current password.',
    es: 'Esa no es tu contraseña actual.',
  }),
  invitation_wrong: refusal({
    code: 'code_wrong',
    en: 'This invitation is no longer valid. Ask for a new one.',
    es: 'Esta invitación ya no es válida. Pide una nueva.',
  }),
  /** Shown only to a person who has proven that the address is theirs. */
  account_exists: refusal({
    code: 'conflict',
    en: 'This email already has a Lotwire account. Log in with it, or ask to be invited at another address.',
    es: 'Este correo ya tiene una cuenta de Lotwire. Inicia sesión con ella o pide que te inviten con otra dirección.',
  }),
  invitation_failed: refusal({
    code: 'unavailable',
    en: 'The email could not be sent. Please try again.',
    es: 'No se pudo enviar el correo. Inténtalo de nuevo.',
  }),
  already_member: refusal({
    code: 'conflict',
    en: 'This person is already on your team.',
    es: 'Esta persona ya está en tu equipo.',
  }),
  already_invited: refusal({
    code: 'conflict',
    en: 'This person is already invited. Resend the invitation from the list.',
    es: 'Esta persona ya está invitada. Reenvía la invitación desde la lista.',
  }),
  domain_not_allowed: refusal({
    code: 'invalid',
    en: ({ domain }: { domain: string }) => `Your dealership doesn’t allow invitations to ${domain}.`,
    es: ({ domain }) => `Tu agencia no permite invitar direcciones de ${domain}.`,
  }),
  own_role: refusal({
    code: 'forbidden',
    en: 'You can’t do this to yourself. Ask another owner or manager.',
    es: 'No puedes hacerlo contigo. Pídeselo a otro propietario o gerente.',
  }),
  owners_only: refusal({
    code: 'forbidden',
    en: 'Only an owner can do this.',
    es: 'Solo un propietario puede hacerlo.',
  }),
  invited_owner: refusal({
    code: 'invalid',
    en: 'Invite this person in another role. You can make them an owner once they have joined.',
    es: 'Invita a esta persona con otro rol. Podrás hacerla propietaria cuando se haya unido.',
  }),
  not_invited: refusal({
    code: 'conflict',
    en: 'This person has already accepted.',
    es: 'Esta persona ya aceptó.',
  }),
  setting_unknown: refusal({
    code: 'invalid',
    en: 'There is no such setting.',
    es: 'Esta opción no existe.',
  }),
  setting_range: settingRange,
  setting_key_wrong: refusal({
    code: 'invalid',
    en: ({ setting }: Setting) => `${SETTING_LABELS[setting]?.en}: copy the whole key, without spaces.`,
    es: ({ setting }) => `${SETTING_LABELS[setting]?.es}: copia la clave completa, sin espacios.`,
  }),
  setting_form_wrong: refusal({
    code: 'invalid',
    en: ({ setting }: Setting) => `${SETTING_LABELS[setting]?.en}: enter a name without spaces.`,
    es: ({ setting }) => `${SETTING_LABELS[setting]?.es}: escribe un nombre sin espacios.`,
  }),
  setting_clock_wrong: refusal({
    code: 'invalid',
    en: ({ setting, from, to }: Setting & { from: string; to: string }) =>
      `${SETTING_LABELS[setting]?.en}: enter a time from ${from} to ${to}.`,
    es: ({ setting, from, to }) => `${SETTING_LABELS[setting]?.es}: escribe una hora de ${from} a ${to}.`,
  }),
  setting_too_early: refusal({
    code: 'invalid',
    en: ({ setting, after }: Setting & { after: string }) =>
      `${SETTING_LABELS[setting]?.en}: enter a later time than at “${SETTING_LABELS[after]?.en}”.`,
    es: ({ setting, after }) =>
      `${SETTING_LABELS[setting]?.es}: escribe una hora posterior a la de “${SETTING_LABELS[after]?.es}”.`,
  }),
  setting_day_wrong: refusal({
    code: 'invalid',
    en: ({ setting }: Setting) => `${SETTING_LABELS[setting]?.en}: enter each day as year-month-day, like 2026-12-25.`,
    es: ({ setting }) => `${SETTING_LABELS[setting]?.es}: escribe cada día como año-mes-día, por ejemplo 2026-12-25.`,
  }),
  setting_wrong: refusal({
    code: 'invalid',
    en: ({ setting }: Setting) => `${SETTING_LABELS[setting]?.en}: this value is not valid.`,
    es: ({ setting }) => `${SETTING_LABELS[setting]?.es}: este valor no es válido.`,
  }),
  /** A deleted user and one of another dealership look alike. */
  agent_gone: refusal({
    code: 'not_found',
    en: 'This person no longer takes conversations here. Reload the page.',
    es: 'Esta persona ya no atiende conversaciones aquí. Recarga la página.',
  }),
  chosen_agent_gone: refusal({
    code: 'not_found',
    en: 'Someone you chose no longer takes conversations here. Reload the page.',
    es: 'Alguien que elegiste ya no atiende conversaciones aquí. Recarga la página.',
  }),
  key_person_gone: refusal({
    code: 'not_found',
    en: 'This person is no longer an agent or a manager here.',
    es: 'Esta persona ya no es agente ni gerente aquí.',
  }),
  key_gone: refusal({
    code: 'not_found',
    en: 'This API key no longer exists.',
    es: 'Esta clave de API ya no existe.',
  }),
  session_gone: refusal({
    code: 'not_found',
    en: 'That device is no longer logged in.',
    es: 'La sesión en ese dispositivo ya está cerrada.',
  }),
  organization_closing: refusal({
    code: 'forbidden',
    en: 'This dealership’s account is being closed: you can read and export, but nothing can be sent or changed.',
    es: 'La cuenta de la agencia se está cerrando: puedes leer y exportar, pero no enviar ni cambiar nada.',
  }),
  seats_full: refusal({
    code: 'conflict',
    en: ({ seats }: { seats: number }) =>
      `The plan covers ${seats} people, and all seats are taken. Remove someone first, or write to us.`,
    es: ({ seats }) =>
      `El plan incluye ${seats} personas y todos los lugares están ocupados. Quita a alguien primero o escríbenos.`,
  }),
  plan_ended: refusal({
    code: 'forbidden',
    en: 'The plan has ended: you can read and export, but nothing can be sent or started. The owner can choose a plan in Settings.',
    es: 'El plan terminó: puedes leer y exportar, pero no enviar ni iniciar nada. El propietario puede elegir un plan en Configuración.',
  }),
  organization_suspended: refusal({
    code: 'forbidden',
    en: 'This dealership is suspended: you can read, but nothing can be sent. Contact Lotwire.',
    es: 'Esta agencia está suspendida: puedes leer, pero no se puede enviar nada. Contacta a Lotwire.',
  }),
  key_unknown: refusal({
    code: 'unauthenticated',
    en: 'This API key is not valid.',
    es: 'Esta clave de API no es válida.',
  }),
  key_revoked: refusal({
    code: 'unauthenticated',
    en: 'This API key has been revoked.',
    es: 'Esta clave de API fue revocada.',
  }),
  key_expired: refusal({
    code: 'unauthenticated',
    en: 'This API key has expired.',
    es: 'Esta clave de API venció.',
  }),
  key_without_person: refusal({
    code: 'unauthenticated',
    en: 'The person behind this API key no longer has access.',
    es: 'La persona detrás de esta clave de API ya no tiene acceso.',
  }),
  key_lacks_scope: refusal({
    code: 'forbidden',
    en: ({ scope }: { scope: string }) => `This API key lacks the permission ${scope}.`,
    es: ({ scope }) => `A esta clave de API le falta el permiso ${scope}.`,
  }),
  key_not_for_this: refusal({
    code: 'forbidden',
    en: 'API keys can’t do this. Log in instead.',
    es: 'Las claves de API no permiten esto. Inicia sesión.',
  }),
  too_many_calls: refusal({
    code: 'too_many_attempts',
    en: ({ most }: { most: number }) => `An API key may call ${most} times a minute. Wait, then try again.`,
    es: ({ most }) => `Una clave de API puede llamar ${most} veces por minuto. Espera e inténtalo de nuevo.`,
  }),
  too_many_keys: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `A dealership can have at most ${most} API keys. Delete one first.`,
    es: ({ most }) => `Una agencia tiene ${most} claves de API como máximo. Elimina una primero.`,
  }),
  too_many_attempts: refusal({
    code: 'too_many_attempts',
    en: 'Too many attempts. Wait a while, then try again.',
    es: 'Demasiados intentos. Espera un rato e inténtalo de nuevo.',
  }),
  too_many_codes: refusal({
    code: 'too_many_attempts',
    en: 'Too many wrong codes. Enter a recovery code, or set a new password with “Forgot your password?”.',
    es: 'Demasiados códigos incorrectos. Escribe un código de recuperación o elige una nueva contraseña con “¿Olvidaste tu contraseña?”.',
  }),
}
