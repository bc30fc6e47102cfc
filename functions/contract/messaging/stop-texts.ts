import { sentence } from '#contract/words.ts'

type Of = { dealership: string }

/** What a customer hears once who wants no more messages, where no carrier tells them. */
export const STOP_TEXTS = {
  all: sentence<Of>({
    en: ({ dealership }) =>
      `You will get no more automatic messages from ${dealership}, on any channel. Only want to stop offers? Reply OFFERS. To start again, reply START.`,
    es: ({ dealership }) =>
      `Ya no recibirás mensajes automáticos de ${dealership}, por ningún canal. ¿Solo no quieres ofertas? Responde OFERTAS. Para volver a recibirlos, responde ALTA.`,
  }),
  marketing: sentence<Of>({
    en: ({ dealership }) =>
      `No more offers from ${dealership}. You will still hear about your appointments and get answers to what you write. To stop those too, reply STOP.`,
    es: ({ dealership }) =>
      `Ya no recibirás ofertas de ${dealership}. Te seguiremos escribiendo sobre tus citas y contestando tus mensajes. Para detener eso también, responde BAJA.`,
  }),
}
