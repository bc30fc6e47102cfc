import type { Pushes } from '#contract/push.ts'

export const calendarPushes = {} as const satisfies Pushes
