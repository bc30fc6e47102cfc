import { refusal } from '#contract/words.ts'
import { PROVIDER_NAMES, type Provider } from './identity-providers.ts'

/** Two-step login, and roles of a dealership's own. */
export const accessRefusals = {
  two_step_needed: refusal({
    code: 'two_step_required',
    en: 'Set up two-step login to continue.',
    es: 'Configura la verificación en dos pasos para continuar.',
  }),
  two_step_on: refusal({
    code: 'conflict',
    en: 'Two-step login is already on. Turn it off before you set up another phone.',
    es: 'La verificación en dos pasos ya está activada. Desactívala antes de configurar otro teléfono.',
  }),
  /** The pool waits three minutes for a login's code. */
  two_step_over: refusal({
    code: 'code_wrong',
    en: 'That took too long. Start again.',
    es: 'Pasó demasiado tiempo. Empieza de nuevo.',
  }),
  two_step_not_on: refusal({
    code: 'conflict',
    en: 'This person doesn’t use two-step login.',
    es: 'Esta persona no usa la verificación en dos pasos.',
  }),
  owner_not_alone: refusal({
    code: 'conflict',
    en: 'This dealership has another owner, who can do this under Team.',
    es: 'Esta agencia tiene otro propietario, que puede hacerlo en Equipo.',
  }),
  totp_wrong: refusal({
    code: 'code_wrong',
    en: 'That code is wrong. Enter the one your app shows now.',
    es: 'Ese código es incorrecto. Escribe el que tu aplicación muestra ahora.',
  }),
  totp_used: refusal({
    code: 'code_wrong',
    en: 'That code has already been used. Wait for the next one.',
    es: 'Ese código ya se usó. Espera al siguiente.',
  }),
  recovery_code_wrong: refusal({
    code: 'code_wrong',
    en: 'That recovery code is wrong or has been used.',
    es: 'Ese código de recuperación es incorrecto o ya se usó.',
  }),
  login_by_provider: refusal({
    code: 'forbidden',
    en: ({ provider }: { provider: Provider }) =>
      `Your dealership logs in with ${PROVIDER_NAMES[provider]}. Use “Continue with ${PROVIDER_NAMES[provider]}”.`,
    es: ({ provider }) =>
      `Tu agencia inicia sesión con ${PROVIDER_NAMES[provider]}. Usa “Continuar con ${PROVIDER_NAMES[provider]}”.`,
  }),
  domains_full: refusal({
    code: 'conflict',
    en: 'You can have up to ten domains. Remove one first.',
    es: 'Puede haber diez dominios. Primero quita uno.',
  }),
  domain_unproven: refusal({
    code: 'conflict',
    en: 'The record is not there yet. DNS changes can take up to an hour to show.',
    es: 'El registro aún no aparece. Los cambios de DNS pueden tardar hasta una hora.',
  }),
  domain_taken: refusal({
    code: 'conflict',
    en: 'Another dealership has verified this domain. Write to us if it’s yours.',
    es: 'Otra agencia ya verificó este dominio. Escríbenos si es tuyo.',
  }),
  requires_two_step: refusal({
    code: 'conflict',
    en: 'Turn on two-step login first: you keep your password, in case the other login fails.',
    es: 'Primero activa la verificación en dos pasos: conservas tu contraseña por si falla el otro inicio de sesión.',
  }),
  requires_link: refusal({
    code: 'conflict',
    en: ({ provider, domain }: { provider: string; domain: string }) =>
      `First link your own ${provider} account of ${domain} above, so that we know it works.`,
    es: ({ provider, domain }) =>
      `Primero vincula arriba tu cuenta de ${provider} de ${domain}, para saber que funciona.`,
  }),
  provider_not_offered: refusal({
    code: 'not_found',
    en: 'Logging in this way is not set up here.',
    es: 'Aquí no se puede iniciar sesión de esta manera.',
  }),
  own_provider_none: refusal({
    code: 'not_found',
    en: 'No dealership with this email domain has set up SSO. Log in with your password.',
    es: 'Ninguna agencia con este dominio de correo configuró SSO. Inicia sesión con tu contraseña.',
  }),
  own_provider_domain: refusal({
    code: 'conflict',
    en: 'First verify an email domain above: SSO is for its people.',
    es: 'Primero verifica arriba un dominio de correo: SSO es para su gente.',
  }),
  own_provider_other: refusal({
    code: 'conflict',
    en: 'Another provider is set up. Remove it first.',
    es: 'Ya hay otro proveedor configurado. Primero quítalo.',
  }),
  own_provider_required: refusal({
    code: 'conflict',
    en: ({ domain }: { domain: string }) => `First let the people of ${domain} log in another way.`,
    es: ({ domain }) => `Primero permite que la gente de ${domain} inicie sesión de otra manera.`,
  }),
  own_provider_shared: refusal({
    code: 'invalid',
    en: 'Anyone can have an account there. Enter your company’s own, or require Google or Microsoft above.',
    es: 'Ahí cualquiera puede tener una cuenta. Escribe el de tu empresa, o exige Google o Microsoft arriba.',
  }),
  own_provider_refused: refusal({
    code: 'invalid',
    en: 'The provider could not be reached, or this is not its setup. Check it and try again.',
    es: 'No se pudo llegar al proveedor o estos no son sus datos. Revísalos e inténtalo de nuevo.',
  }),
  rights_exceeded: refusal({
    code: 'forbidden',
    en: 'You can’t do this for a role with more permissions than yours.',
    es: 'No puedes hacerlo con un rol que puede más que el tuyo.',
  }),
  role_gone: refusal({
    code: 'not_found',
    en: 'This role no longer exists. Reload the page.',
    es: 'Este rol ya no existe. Recarga la página.',
  }),
  role_built_in: refusal({
    code: 'conflict',
    en: 'Owner, Manager, and Agent can’t be changed.',
    es: 'Propietario, Gerente y Agente no se pueden cambiar.',
  }),
  role_named: refusal({
    code: 'conflict',
    en: 'There is already a role with this name.',
    es: 'Ya hay un rol con este nombre.',
  }),
  role_in_use: refusal({
    code: 'conflict',
    en: ({ count }: { count: number }) =>
      `${count === 1 ? '1 person has' : `${count} people have`} this role. Give them another one first.`,
    es: ({ count }) => `${count === 1 ? '1 persona tiene' : `${count} personas tienen`} este rol. Primero dales otro.`,
  }),
  too_many_roles: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `A dealership can have at most ${most} custom roles. Delete one first.`,
    es: ({ most }) => `Una agencia tiene ${most} roles propios como máximo. Elimina uno primero.`,
  }),
}
