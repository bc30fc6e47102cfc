import type { Sentences } from '#contract/act.ts'

export const billingActs = {
  second_plan_ended: {
    en: 'Ended a second plan that was paid by mistake, and refunded {price}',
    es: 'Terminó un segundo plan pagado por error y devolvió {price}',
  },
  plan_refunded: { en: 'Refunded {price} and ended the plan', es: 'Devolvió {price} y terminó el plan' },
} as const satisfies Sentences
