import type { NoticeSubject, Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

/** What managers are told of contacts. */
export const customersNotices = {
  twins_found: {
    label: { en: 'Two contacts may be one person', es: 'Dos contactos pueden ser una misma persona' },
    managersOnly: true,
    ways: ['app'],
    text: sentence({
      en: ({ name, other }: NoticeSubject) => `${name} and ${other} may be the same person`,
      es: ({ name, other }) => `${name} y ${other} pueden ser la misma persona`,
    }),
  },
} as const satisfies Notices
