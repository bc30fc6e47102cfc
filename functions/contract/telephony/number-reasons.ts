import type { Label } from '#contract/language.ts'
import { OTHER_REASON, SENDER_REASONS, type SenderReason } from './sender-reasons.ts'

/** What leaves from a number of each kind. */
export const NUMBER_NAMES: Record<string, Label> = {
  phone: { en: 'Texts and calls', es: 'Los mensajes y las llamadas' },
  whatsapp: { en: 'WhatsApp', es: 'WhatsApp' },
}

/** Ours, beside Twilio's codes: the number left the account, or Twilio doesn't take the account's credentials. */
export const NUMBER_GONE = 'gone'
export const ACCOUNT_REFUSED = 'account'

const GONE: Record<string, SenderReason> = {
  phone: {
    words: {
      en: 'Your phone number isn’t in the Twilio account anymore.',
      es: 'Tu número de teléfono ya no está en la cuenta de Twilio.',
    },
    next: {
      en: 'Send from another number, or get a new one.',
      es: 'Envía desde otro número o consigue uno nuevo.',
    },
  },
  whatsapp: {
    words: { en: 'Your number was taken off WhatsApp.', es: 'Tu número se dio de baja en WhatsApp.' },
    next: { en: 'Connect it again.', es: 'Vuelve a conectarlo.' },
  },
}
const REFUSED: SenderReason = {
  words: {
    en: 'Twilio doesn’t accept the account: it is suspended, or its auth token was changed.',
    es: 'Twilio no acepta la cuenta: está suspendida o se cambió su token de autenticación.',
  },
  next: {
    en: 'Look at the account in Twilio’s console, then test the connection. If Lotwire opened it, write to us.',
    es: 'Revisa la cuenta en la consola de Twilio y prueba la conexión. Si la abrió Lotwire, escríbenos.',
  },
}

/** Why nothing leaves from a number, and what to do. */
export function numberReason(kind: string, code: string): SenderReason {
  if (code === ACCOUNT_REFUSED) return REFUSED
  return (code === NUMBER_GONE ? GONE[kind] : SENDER_REASONS[code]) ?? OTHER_REASON
}
