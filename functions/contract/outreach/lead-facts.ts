import { sentence } from '#contract/words.ts'

/** The ways by which other programs hand over leads. */
export const LEAD_WAYS = ['http', 'mail'] as const
export type LeadWay = (typeof LEAD_WAYS)[number]

/** The largest document, and the largest mail that is read. */
export const LEAD_BYTES = 64 * 1024
export const LEAD_MAIL_BYTES = 2 * 1024 * 1024

/** Why a lead could not be read. */
export const LEAD_PROBLEMS = ['broken', 'no_lead', 'no_contact', 'too_large'] as const

interface Agreeing {
  dealer: string
}
/** What a customer agrees to by sending the form of a vehicle's page; the words are kept with their consent. */
export const leadConsent = sentence({
  en: ({ dealer }: Agreeing) =>
    `By sending this, you agree that ${dealer} may call and text you about your question. Message and data rates may apply. Reply STOP to opt out.`,
  es: ({ dealer }) =>
    `Al enviar esto, aceptas que ${dealer} te llame y te escriba sobre tu consulta. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para dejar de recibirlos.`,
})
