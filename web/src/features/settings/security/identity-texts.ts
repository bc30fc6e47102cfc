import type { Texts } from '../../../lib/language/text-types.ts'

export const identityTexts = {
  title: { en: 'Log in with another account', es: 'Iniciar sesión con otra cuenta' },
  hint: {
    en: 'One at a time. Such a login lasts 12 hours, and that account’s own two-step login protects it. Your password keeps working.',
    es: 'Una a la vez. Esa sesión dura 12 horas y la protege la verificación en dos pasos de esa cuenta. Tu contraseña sigue sirviendo.',
  },
  none: { en: 'Not linked', es: 'Sin vincular' },
  since: { en: '{email}, linked {when}', es: '{email}, vinculada {when}' },
  link: { en: 'Link', es: 'Vincular' },
  unlink: { en: 'Unlink', es: 'Desvincular' },
  unlinked: { en: 'Account unlinked', es: 'Cuenta desvinculada' },
  unlink_failed: { en: 'Failed to unlink', es: 'No se pudo desvincular' },
  load_failed: { en: 'Failed to load linked accounts', es: 'No se pudieron cargar las cuentas vinculadas' },
  question: { en: 'Link your {name} account?', es: '¿Vincular tu cuenta de {name}?' },
  question_hint: {
    en: 'Anyone who can open that {name} account can log in here. Enter your Lotwire password to continue.',
    es: 'Quien pueda abrir esa cuenta de {name} puede entrar aquí. Escribe tu contraseña de Lotwire para continuar.',
  },
  go_on: { en: 'Continue with {name}', es: 'Continuar con {name}' },
  password: { en: 'Current password', es: 'Contraseña actual' },
  password_needed: { en: 'Enter your password.', es: 'Escribe tu contraseña.' },
  linked: {
    en: 'Account linked. You can log in with it now.',
    es: 'Cuenta vinculada. Ya puedes iniciar sesión con ella.',
  },
  failed: {
    en: 'The account could not be linked. Please try again.',
    es: 'No se pudo vincular la cuenta. Inténtalo de nuevo.',
  },
  denied: { en: 'That login wasn’t completed.', es: 'No se completó ese inicio de sesión.' },
  expired: { en: 'That took too long. Please try again.', es: 'Pasó demasiado tiempo. Inténtalo de nuevo.' },
  unverified: {
    en: 'The email of that account is not verified. Verify it there first.',
    es: 'El correo de esa cuenta no está verificado. Verifícalo ahí primero.',
  },
  other_tenant: {
    en: 'That account’s email isn’t at a domain your dealership verified.',
    es: 'El correo de esa cuenta no es de un dominio que tu agencia haya verificado.',
  },
  taken: {
    en: 'That account is linked to another Lotwire account. Unlink it there first.',
    es: 'Esa cuenta está vinculada con otra cuenta de Lotwire. Desvincúlala ahí primero.',
  },
} as const satisfies Texts
