import type { Language } from '#contract/language.ts'

const en = {
  ask: 'Unsubscribe',
  ask_text: (dealership: string) => `${dealership} will no longer email you offers. You can still write to each other.`,
  button: 'Unsubscribe',
  done: 'You’re unsubscribed',
  done_text: (dealership: string) => `${dealership} won’t email you offers anymore.`,
}

/** The texts of the page that ends offers by mail. */
export const unsubscribeTexts: Record<Language, typeof en> = {
  en,
  es: {
    ask: 'Cancelar suscripción',
    ask_text: (dealership) => `${dealership} ya no te enviará ofertas por correo. Podrán seguir escribiéndose.`,
    button: 'Cancelar suscripción',
    done: 'Suscripción cancelada',
    done_text: (dealership) => `${dealership} ya no te enviará ofertas por correo.`,
  },
}
