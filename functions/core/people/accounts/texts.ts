import type { Language } from '#contract/language.ts'

/** Nothing in these mails comes from a form, so that nobody can use us to send text to another's address. */
export const TEXTS = {
  en: {
    verifySubject: 'Verify your email for Lotwire',
    verify: 'Welcome to Lotwire. Confirm your email to finish signing up.',
    verifyLink: 'Confirm email',
    resetSubject: 'Set a new Lotwire password',
    reset: 'Someone requested a new password for your Lotwire account.',
    resetLink: 'Set a new password',
    orCode: (code: string) => `Or enter this code: ${code}`,
    newest: 'Only the newest email works; codes from older ones are no longer valid.',
    replaces:
      'This replaces an earlier sign-up with your address. If you signed up only once, do not confirm: sign up again and use the email you get then.',
    verifyIgnore: 'If you did not sign up, ignore this email: no account is opened without it.',
    resetIgnore: 'If it was not you, ignore this email: your password stays the same.',
    knownSubject: 'You already have a Lotwire account',
    'signed up':
      'Someone signed up for Lotwire with your address. You already have an account, and nothing has changed.',
    'asked to verify':
      'Someone requested a verification email for your address. It is verified already, and nothing has changed.',
    login: 'Log in',
    forgot: 'Forgot your password? Set a new one',
    knownIgnore: 'If it was not you, there is nothing you need to do.',
  },
  es: {
    verifySubject: 'Verifica tu correo para Lotwire',
    verify: 'Te damos la bienvenida a Lotwire. Confirma tu correo para terminar tu registro.',
    verifyLink: 'Confirmar correo',
    resetSubject: 'Elige una nueva contraseña de Lotwire',
    reset: 'Alguien pidió una nueva contraseña para tu cuenta de Lotwire.',
    resetLink: 'Elegir una nueva contraseña',
    orCode: (code: string) => `O escribe este código: ${code}`,
    newest: 'Solo vale el correo más reciente; los códigos de los anteriores ya no sirven.',
    replaces:
      'Reemplaza un registro anterior con tu dirección. Si te registraste una sola vez, no verifiques: regístrate de nuevo y usa el correo que llegue entonces.',
    verifyIgnore: 'Si no te registraste, ignora este correo: sin él no se abre ninguna cuenta.',
    resetIgnore: 'Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
    knownSubject: 'Ya tienes una cuenta de Lotwire',
    'signed up': 'Alguien se registró en Lotwire con tu dirección. Ya tiene una cuenta y no ha cambiado nada.',
    'asked to verify':
      'Alguien pidió un correo de verificación para tu dirección. Ya está verificada y no ha cambiado nada.',
    login: 'Iniciar sesión',
    forgot: '¿Olvidaste tu contraseña? Elige una nueva',
    knownIgnore: 'Si no fuiste tú, no tienes que hacer nada.',
  },
} satisfies Record<Language, unknown>
