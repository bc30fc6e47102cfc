import type { Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

/** Notifications to managers about the inventory. */
export const stockNotices = {
  sync_held: {
    label: { en: 'An inventory file needs review', es: 'Un archivo de inventario espera revisión' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/inventory',
    text: sentence({
      en: 'An inventory file needs your review',
      es: 'Un archivo de inventario espera tu revisión',
    }),
  },
} as const satisfies Notices
