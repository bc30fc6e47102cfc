import type { SignInOutcome } from '#contract/people/identities.ts'
import type { Texts } from '../../lib/language/text-types.ts'

export const providerTexts = {
  or: { en: 'or', es: 'o' },
  go_on: { en: 'Continue with {name}', es: 'Continuar con {name}' },
  failed: { en: 'Login failed. Please try again.', es: 'No se pudo iniciar sesión. Inténtalo de nuevo.' },
  email_needed: {
    en: 'Enter your work email above first.',
    es: 'Primero escribe arriba tu correo del trabajo.',
  },
  denied: { en: 'That login wasn’t completed.', es: 'No se completó ese inicio de sesión.' },
  expired: { en: 'That took too long. Please try again.', es: 'Pasó demasiado tiempo. Inténtalo de nuevo.' },
  not_linked: {
    en: 'That account is not linked yet. Log in with your password once, and link it under Settings, Security.',
    es: 'Esa cuenta aún no está vinculada. Inicia sesión una vez con tu contraseña y vincúlala en Configuración, Seguridad.',
  },
  unverified: {
    en: 'The email of that account is not verified. Verify it there first.',
    es: 'El correo de esa cuenta no está verificado. Verifícalo ahí primero.',
  },
  other_tenant: {
    en: 'That account belongs to another company now. Log in with your password, and link it again.',
    es: 'Esa cuenta ahora es de otra empresa. Inicia sesión con tu contraseña y vincúlala de nuevo.',
  },
  suspended: {
    en: 'This account can’t log in. Ask your manager.',
    es: 'Esta cuenta no puede entrar. Pregunta a tu gerente.',
  },
} as const satisfies Texts & Partial<Record<SignInOutcome, unknown>>
