import type { NoticeSubject, Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

/** What people are told of contacts. */
export const customersNotices = {
  mentioned: {
    label: { en: 'A colleague mentions me in a note', es: 'Un colega me menciona en una nota' },
    ways: ['app', 'sound', 'browser', 'email'],
    isOfMentioned: true,
    text: sentence({
      en: ({ name }: NoticeSubject) => `You were mentioned in a note about ${name}`,
      es: ({ name }) => `Te mencionaron en una nota sobre ${name}`,
    }),
  },
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
