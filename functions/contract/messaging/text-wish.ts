import { sentence } from '#contract/words.ts'

interface Asked {
  dealer: string
  number: string
}

/** Asks whoever gives a number on a channel that may close whether to go on by text; the words are kept with their yes. */
export const textWish = sentence<Asked>({
  en: ({ dealer, number }) =>
    `May we continue by text at ${number}? Reply YES and you agree that ${dealer} may text you there about this conversation. Message and data rates may apply. Reply STOP to a text to opt out.`,
  es: ({ dealer, number }) =>
    `¿Seguimos por mensajes de texto al ${number}? Responde SÍ y aceptas que ${dealer} te escriba ahí sobre esta conversación. Pueden aplicarse tarifas de mensajes y datos. Responde STOP a un mensaje para dejar de recibirlos.`,
})
