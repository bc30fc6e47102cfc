import type { Pushes } from '#contract/push.ts'

/** The team's people, and users' notifications. */
export const peoplePushes = { team: {}, notification: {} } as const satisfies Pushes
