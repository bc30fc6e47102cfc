import type { Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

export const billingNotices = {
  payment_failed: {
    label: { en: 'A payment for Lotwire fails', es: 'Falla un pago de Lotwire' },
    managersOnly: true,
    ways: ['app', 'browser', 'email'],
    page: '/settings/billing',
    text: sentence({
      en: 'The payment for Lotwire failed. Everything goes on for two weeks; please pay until then.',
      es: 'El pago de Lotwire falló. Todo sigue igual durante dos semanas; paga antes de que terminen.',
    }),
  },
} as const satisfies Notices
