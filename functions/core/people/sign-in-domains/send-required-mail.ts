import type { Language } from '#contract/language.ts'
import { PROVIDER_NAMES, type Provider } from '#contract/people/identity-providers.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'
import { findUser } from '../accounts/door.ts'
import { findAccount } from '../pool/users.ts'

/** Tells who asked for a new password that theirs would not let them in. */
export async function sendRequiredMail(email: string, provider: Provider): Promise<void> {
  const account = await findAccount(email)
  const user = account && (await findUser(account.id))
  if (!user) return
  const words = TEXTS[user.language]
  const name = PROVIDER_NAMES[provider]
  const link = { label: words.link, url: `${publicUrl()}/login` }
  await sendMail({ to: email, subject: words.subject(name), ...layOutMail([words.what(name), link]) })
}

const TEXTS = {
  en: {
    subject: (name: string) => `Log in to Lotwire with ${name}`,
    what: (name: string) =>
      `Someone requested a new password for your Lotwire account. Your dealership logs in with ${name}, so there’s no password to set.`,
    link: 'Log in',
  },
  es: {
    subject: (name: string) => `Entra a Lotwire con ${name}`,
    what: (name: string) =>
      `Alguien pidió una nueva contraseña para tu cuenta de Lotwire. Tu agencia inicia sesión con ${name}, así que no hay ninguna que cambiar.`,
    link: 'Iniciar sesión',
  },
} satisfies Record<Language, object>
