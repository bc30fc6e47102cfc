import { sentence } from '#contract/words.ts'

interface Agreeing {
  dealer: string
}
/** What a customer agrees to by booking on a vehicle's page; the words are kept with their consent. */
export const testDriveConsent = sentence({
  en: ({ dealer }: Agreeing) =>
    `By asking for a code, you agree that ${dealer} may call and text you about your test drive. Message and data rates may apply. Reply STOP to opt out.`,
  es: ({ dealer }) =>
    `Al pedir un código, aceptas que ${dealer} te llame y te escriba sobre tu prueba de manejo. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para dejar de recibirlos.`,
})

/** The text that proves a number. */
export const testDriveCode = sentence({
  en: ({ dealer, code }: Agreeing & { code: string }) =>
    `${dealer}: ${code} is your code to book your test drive. It works for 10 minutes.`,
  es: ({ dealer, code }) =>
    `${dealer}: ${code} es tu código para agendar tu prueba de manejo. Funciona durante 10 minutos.`,
})

/** What the customer says with it, in their conversation; a time may end with a period of its own (p.m.). */
export const testDriveWish = sentence({
  en: ({ vehicle, when }: { vehicle: string; when: string }) => `I’d like to test drive the ${vehicle} on ${when}.`,
  es: ({ vehicle, when }) => `Quiero una prueba de manejo del ${vehicle} el ${when}`,
})
