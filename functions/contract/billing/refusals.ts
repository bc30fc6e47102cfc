import { refusal } from '#contract/words.ts'

export const billingRefusals = {
  nobody_pays: refusal({
    code: 'not_configured',
    en: 'Payments are not set up here.',
    es: 'Aquí no hay pagos configurados.',
  }),
  paid_already: refusal({
    code: 'conflict',
    en: 'This dealership already has a plan. Change it under “Manage payments.”',
    es: 'Esta agencia ya tiene un plan. Cámbialo en «Administrar pagos».',
  }),
  guarantee_over: refusal({
    code: 'conflict',
    en: ({ days }: { days: number }) => `Nothing was first paid within the last ${days} days.`,
    es: ({ days }) => `No hubo un primer pago en los últimos ${days} días.`,
  }),
  stripe_away: refusal({
    code: 'unavailable',
    en: 'Stripe, which handles payments, can’t be reached. Try again in a few minutes.',
    es: 'No se puede contactar a Stripe, que procesa los pagos. Inténtalo de nuevo en unos minutos.',
  }),
}
