import type { Language } from '#contract/language.ts'
import { publicUrl } from '../../platform/environment.ts'
import { layOutMail } from '../../platform/lay-out-mail.ts'

type Told = { device: string; address: string; at: string }

const TEXTS = {
  en: {
    subject: 'New login to your Lotwire account',
    what: 'Someone logged in to your Lotwire account on a device we haven’t seen before.',
    device: ({ device, address }: Told) => (device ? `Device: ${device} (${address})` : `Address: ${address}`),
    at: ({ at }: Told) => `Time: ${at}`,
    yours: 'If this was you, there is nothing you need to do.',
    strange: 'If it was not you, set a new password now. That logs out every device.',
    link: 'Set a new password',
  },
  es: {
    subject: 'Nuevo inicio de sesión en tu cuenta de Lotwire',
    what: 'Alguien inició sesión en tu cuenta de Lotwire en un dispositivo que no conocíamos.',
    device: ({ device, address }: Told) => (device ? `Dispositivo: ${device} (${address})` : `Dirección: ${address}`),
    at: ({ at }: Told) => `Hora: ${at}`,
    yours: 'Si fuiste tú, no tienes que hacer nada.',
    strange: 'Si no fuiste tú, elige ahora una nueva contraseña. Se cierra la sesión en todos los dispositivos.',
    link: 'Elegir una nueva contraseña',
  },
} satisfies Record<Language, unknown>

/** The mail about a login on a new device. */
export function writeDeviceMail(told: Told, language: Language) {
  const words = TEXTS[language]
  const link = { label: words.link, url: `${publicUrl()}/forgot-password` }
  return {
    subject: words.subject,
    ...layOutMail([words.what, words.device(told), words.at(told), words.yours, words.strange, link]),
  }
}
