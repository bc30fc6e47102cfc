import type { Language } from '#contract/language.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { findUser } from '../accounts/door.ts'
import type { stateOf } from './rules.ts'

export type StepWork = { kind: 'two-step'; user: string; is: ReturnType<typeof stateOf> }

/** Tells a user what became of their two-step login, by whoever. */
export async function sendStepMail({ user: id, is }: StepWork): Promise<void> {
  const user = await findUser(id)
  if (!user) return
  const words = TEXTS[user.language]
  const [subject, what] = words[is]
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
      'Your Lotwire account no longer asks for a code when you log in: it was turned off in your account.',
    ],
    recovered: [
      'A recovery code was used',
      'Someone logged in to your Lotwire account with your password and a recovery code. Set up two-step login on your new phone now: you can’t do anything else until then.',
    ],
    reset: [
      'Set up two-step login again',
      'An owner of your dealership, or Lotwire, was told that you lost your phone. You are logged out everywhere. Choose a new password with the link in our other email, log in, and set up your new phone.',
    ],
    strange: 'If it was not you, set a new password and tell an owner of your dealership.',
    link: 'Set a new password',
  },
  es: {
    on: [
      'La verificación en dos pasos está activada',
      'Tu cuenta de Lotwire ahora pide un código de tu aplicación al iniciar sesión. Guarda tus códigos de recuperación en un lugar seguro.',
    ],
    off: [
      'La verificación en dos pasos está desactivada',
      'Tu cuenta de Lotwire ya no pide un código al iniciar sesión: se desactivó en tu cuenta.',
    ],
    recovered: [
      'Se usó un código de recuperación',
      'Alguien entró a tu cuenta de Lotwire con tu contraseña y un código de recuperación. Configura ahora la verificación en dos pasos en tu nuevo celular: mientras tanto no se puede hacer nada más ahí.',
    ],
    reset: [
      'Configura de nuevo la verificación en dos pasos',
      'Un propietario de tu agencia, o Lotwire, supo que perdiste tu celular. Se cerraron todas tus sesiones. Elige una nueva contraseña con el enlace de nuestro otro correo, inicia sesión y configura tu nuevo celular.',
    ],
    strange: 'Si no fuiste tú, elige una nueva contraseña y avisa a un propietario de tu agencia.',
    link: 'Elegir una nueva contraseña',
  },
} satisfies Record<Language, Record<StepWork['is'], [string, string]> & { strange: string; link: string }>
