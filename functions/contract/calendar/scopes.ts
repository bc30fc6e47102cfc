import type { Topics } from '#contract/scope.ts'

/** The calls that keys may make, by the function that answers them. */
export const calendarTopics = {} as const satisfies Topics
