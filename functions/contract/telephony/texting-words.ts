import { sentence } from '#contract/words.ts'

interface Agreeing {
  dealership: string
}

/** What customers agree to by checking the box of a dealership's opt-in page; the words are kept with their consent. */
export const optInWords = sentence({
  en: ({ dealership }: Agreeing) =>
    `I agree to receive texts from ${dealership} about vehicles, appointments, and offers. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
  es: ({ dealership }) =>
    `Acepto recibir mensajes de texto de ${dealership} sobre vehículos, citas y ofertas. La frecuencia varía. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para dejar de recibirlos, HELP para pedir ayuda.`,
})
