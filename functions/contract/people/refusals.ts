import { refusal } from '#contract/words.ts'

export const peopleRefusals = {
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
  /** One answer for a wrong code, an old one, an unknown address and one that is verified already. */
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
  setting_unknown: refusal({
    code: 'invalid',
    en: 'There is no such setting.',
    es: 'Este ajuste no existe.',
  }),
  too_many_attempts: refusal({
    code: 'too_many_attempts',
    en: 'Too many attempts. Wait a while, then try again.',
    es: 'Demasiados intentos. Espera un rato e inténtalo de nuevo.',
  }),
}
