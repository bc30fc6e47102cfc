import type { Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

/** What managers are told of reports, if they wish. */
export const reportsNotices = {
  weekly_report: {
    label: { en: 'Last week’s figures, on Monday morning', es: 'Las cifras de la semana, los lunes por la mañana' },
    managersOnly: true,
    ways: [],
    page: '/reports',
    // Its own mail has the figures.
    isMailed: false,
    text: sentence({
      en: 'Your report for last week is ready',
      es: 'El reporte de la semana pasada está listo',
    }),
  },
} as const satisfies Notices
