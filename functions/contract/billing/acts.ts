import type { Sentences } from '#contract/act.ts'

export const billingActs = {
  plan_refunded: { en: 'Refunded {price} and ended the plan', es: 'Devolvió {price} y terminó el plan' },
} as const satisfies Sentences
