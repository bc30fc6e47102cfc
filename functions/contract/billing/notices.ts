import type { Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

export const billingNotices = {
  payment_failed: {
    label: { en: 'A payment for Lotwire fails', es: 'Falla un pago de Lotwire' },
    managersOnly: true,
    ways: ['app', 'browser'],
    // Whoever pays gets a mail of its own (core/billing/plans/tell-payers.ts).
    isMailed: false,
    page: '/settings/billing',
    text: sentence({
      en: 'The payment for Lotwire failed. Update the card to keep sending.',
      es: 'El pago de Lotwire falló. Cambia la tarjeta para seguir enviando.',
    }),
  },
} as const satisfies Notices
