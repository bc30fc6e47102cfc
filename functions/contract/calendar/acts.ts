import type { Sentences } from '#contract/act.ts'

/** Changes of the calendar. */
export const calendarActs = {} as const satisfies Sentences
