import type { Pushes } from '#contract/push.ts'

export const calendarPushes = { appointment: {}, reminder: {} } as const satisfies Pushes
