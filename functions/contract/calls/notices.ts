import type { Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

export const callsNotices = {
  call_missed: {
    label: { en: 'A call is missed', es: 'Hay una llamada perdida' },
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/calls-history',
    isDatedBySubject: true,
    isOverWhenRead: true,
    text: sentence({
      en: ({ name }: { name: string }) => (name ? `Missed call from ${name}` : 'Missed call'),
      es: ({ name }) => (name ? `Llamada perdida de ${name}` : 'Llamada perdida'),
    }),
  },
} as const satisfies Notices
