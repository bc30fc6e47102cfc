import { sentence } from '#contract/words.ts'

interface Agreeing {
  dealership: string
}

/** What customers agree to by the first box of a dealership's opt-in page; the words are kept with their consent. */
export const optInWords = sentence({
  en: ({ dealership }: Agreeing) =>
    `I agree to receive texts from ${dealership} about the vehicles I ask for and my appointments. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
  es: ({ dealership }) =>
    `Acepto recibir mensajes de texto de ${dealership} sobre los vehículos que pido y mis citas. La frecuencia varía. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para dejar de recibirlos, HELP para pedir ayuda.`,
})

/** By the second, which nobody has to check: carriers refuse a consent to offers that comes with another (Twilio 30913). */
export const offerWords = sentence({
  en: ({ dealership }: Agreeing) =>
    `I also agree to receive automated texts with offers from ${dealership}. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
  es: ({ dealership }) =>
    `También acepto recibir mensajes de texto automáticos con ofertas de ${dealership}. La frecuencia varía. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para dejar de recibirlos, HELP para pedir ayuda.`,
})
