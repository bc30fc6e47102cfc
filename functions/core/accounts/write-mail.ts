import type { Language } from '../../contract/fields.ts'
import { layOutMail } from '../outside/lay-out-mail.ts'

/** No word of these mails comes from a form: whoever types another's address cannot make us say anything to them. */
const TEXTS = {
  en: {
    verifySubject: 'Verify your email for Lotwire',
    verify: 'Welcome to Lotwire. One click finishes your sign-up.',
    verifyLink: 'Verify your email',
    resetSubject: 'Set a new Lotwire password',
    reset: 'Somebody asked for a new password for your Lotwire account.',
    resetLink: 'Set a new password',
    orCode: (code: string) => `Or type this code: ${code}`,
    newest: 'Only the newest mail counts; the codes of older ones are not valid any more.',
    replaces:
      'This replaces an earlier sign-up with your address. If you signed up only once, do not verify: sign up again and use the mail that comes then.',
    verifyIgnore: 'If you did not sign up, ignore this mail: without it no account is opened.',
    resetIgnore: 'If it was not you, ignore this mail: your password stays as it is.',
    knownSubject: 'You already have a Lotwire account',
    'signed up': 'Somebody signed up at Lotwire with your address. It has an account already, and nothing was changed.',
    'asked to verify':
      'Somebody asked for a verification mail for your address. It is verified already, and nothing was changed.',
    login: 'Log in',
    forgot: 'Forgotten your password? Set a new one',
    knownIgnore: 'If it was not you, there is nothing you need to do.',
  },
  es: {
    verifySubject: 'Verifica tu correo para Lotwire',
    verify: 'Te damos la bienvenida a Lotwire. Con un clic terminas tu registro.',
    verifyLink: 'Verificar tu correo',
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

const pageOf = (path: string) => `${process.env.PUBLIC_URL}${path}`
const codePageOf = (path: string, email: string, code: string) =>
  pageOf(`${path}?email=${encodeURIComponent(email)}&code=${code}`)

/** The mail with a sign-up's code; `code` may be the user pool's placeholder. `replaces`: an earlier sign-up was pending. */
export function writeVerifyMail(email: string, code: string, language: Language, replaces: boolean) {
  const words = TEXTS[language]
  const link = { label: words.verifyLink, url: codePageOf('/email/verify', email, code) }
  const warning = replaces ? [words.replaces] : []
  const lines = [words.verify, ...warning, link, words.orCode(code), words.newest, words.verifyIgnore]
  return { subject: words.verifySubject, ...layOutMail(lines) }
}

/** The mail with a code that sets a new password. */
export function writeResetMail(email: string, code: string, language: Language) {
  const words = TEXTS[language]
  const link = { label: words.resetLink, url: codePageOf('/reset-password', email, code) }
  const lines = [words.reset, link, words.orCode(code), words.newest, words.resetIgnore]
  return { subject: words.resetSubject, ...layOutMail(lines) }
}

/** The mail to somebody who has an account, when their address is used in a form for those who have none. */
export function writeKnownAddressMail(what: 'signed up' | 'asked to verify', language: Language) {
  const words = TEXTS[language]
  const login = { label: words.login, url: pageOf('/login') }
  const forgot = { label: words.forgot, url: pageOf('/forgot-password') }
  return { subject: words.knownSubject, ...layOutMail([words[what], login, forgot, words.knownIgnore]) }
}
