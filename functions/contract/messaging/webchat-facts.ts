import { sentence } from '#contract/words.ts'

/** A dealership's settings of its chat. */
export const SITES_MAX = 20
export const GREETING_CHARACTERS = 300
/** A visitor's message; as long as a text. */
export const CHAT_CHARACTERS = 1600
/** API Gateway takes no more in one piece, in base64. */
export const CHAT_FILE_BYTES = 4 * 1024 * 1024

/** A site as it is allowed: `https://www.dealer.example`; over http only this machine's own. */
export const SITE = /^(https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/

/** The site of a pasted address, also a page's, as browsers name it. */
export function siteOf(written: string): string {
  const address = written.includes('://') ? written : `https://${written}`
  return URL.canParse(address) ? new URL(address).origin : address
}

interface Dealer {
  dealer: string
}

/** A visitor agrees to this by having their number proved; the words are kept with their consent. */
export const chatConsent = sentence({
  en: ({ dealer }: Dealer) =>
    `I agree that ${dealer} may text me at this number to continue this conversation. Message and data rates may apply. Reply STOP to opt out.`,
  es: ({ dealer }) =>
    `Acepto que ${dealer} me escriba a este número para seguir con esta conversación. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para dejar de recibirlos.`,
})

/** The text that proves a visitor's number. */
export const chatCode = sentence({
  en: ({ dealer, code }: Dealer & { code: string }) =>
    `${dealer}: ${code} is your code to continue our conversation by text. It works for 10 minutes.`,
  es: ({ dealer, code }) =>
    `${dealer}: ${code} es tu código para seguir nuestra conversación por mensajes. Funciona durante 10 minutos.`,
})

/** Stands in their conversation once it is proved. */
export const chatGoesOn = sentence({
  en: 'Let’s continue by text.',
  es: 'Sigamos por mensajes de texto.',
})
