import type { Language } from '#contract/language.ts'
import { PROVIDER_NAMES, type Provider } from '#contract/people/identity-providers.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { findUser } from '../accounts/door.ts'

export type IdentityWork = { kind: 'identity'; user: string; provider: Provider; email: string }

/** Tells a user that an account elsewhere now opens theirs here. */
export async function sendIdentityMail({ user: id, provider, email }: IdentityWork): Promise<void> {
  const user = await findUser(id)
  if (!user) return
  const words = TEXTS[user.language]
  const name = PROVIDER_NAMES[provider]
  const link = { label: words.link, url: `${publicUrl()}/settings/security` }
  await sendMail({
    to: user.email,
    subject: words.subject(name),
    ...layOutMail([words.what(name, email), words.strange, link]),
  })
}

const TEXTS = {
  en: {
    subject: (name: string) => `You can now log in with ${name}`,
    what: (name: string, email: string) =>
      `The ${name} account ${email} was linked to your Lotwire account. Whoever can open it can log in here.`,
    strange: 'If it was not you, unlink it now and change your password.',
    link: 'Open Security',
  },
  es: {
    subject: (name: string) => `Ya puedes iniciar sesión con ${name}`,
    what: (name: string, email: string) =>
      `La cuenta de ${name} ${email} se vinculó con tu cuenta de Lotwire. Quien pueda abrirla puede iniciar sesión aquí.`,
    strange: 'Si no fuiste tú, desvincúlala ahora y cambia tu contraseña.',
    link: 'Abrir Seguridad',
  },
} satisfies Record<Language, object>
