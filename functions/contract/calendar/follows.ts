import type { FollowRow } from '#contract/follow.ts'

/** What follows from a change of reminders and appointments. */
export const calendarFollows = {} as const satisfies Record<string, FollowRow>
