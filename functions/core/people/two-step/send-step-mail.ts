import type { Language } from '#contract/language.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { findUser } from '../accounts/door.ts'

export type StepWork = { kind: 'two-step'; user: string; isOn: boolean }

/** Tells a user that their two-step login was turned on or off, by whoever. */
export async function sendStepMail({ user: id, isOn }: StepWork): Promise<void> {
  const user = await findUser(id)
  if (!user) return
  const words = TEXTS[user.language]
  const [subject, what] = isOn ? words.on : words.off
  const link = { label: words.link, url: `${publicUrl()}/forgot-password` }
  await sendMail({ to: user.email, subject, ...layOutMail([what, words.strange, link]) })
}

const TEXTS = {
  en: {
    on: [
      'Two-step login is on',
      'Your Lotwire account now asks for a code from your app when you log in. Keep your recovery codes in a safe place.',
    ],
    off: [
      'Two-step login is off',
      'Your Lotwire account no longer asks for a code when you log in: it was turned off in your account, with a recovery code, or by a manager.',
    ],
    strange: 'If it was not you, set a new password and tell your manager.',
    link: 'Set a new password',
  },
  es: {
    on: [
      'La verificación en dos pasos está activada',
      'Tu cuenta de Lotwire ahora pide un código de tu aplicación al iniciar sesión. Guarda tus códigos de recuperación en un lugar seguro.',
    ],
    off: [
      'La verificación en dos pasos está desactivada',
      'Tu cuenta de Lotwire ya no pide un código al iniciar sesión: se desactivó en tu cuenta, con un código de recuperación o por un gerente.',
    ],
    strange: 'Si no fuiste tú, elige una nueva contraseña y avisa a tu gerente.',
    link: 'Elegir una nueva contraseña',
  },
} satisfies Record<Language, { on: [string, string]; off: [string, string]; strange: string; link: string }>
