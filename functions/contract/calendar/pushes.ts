import type { Pushes } from '#contract/push.ts'

export const calendarPushes = { appointment: {} } as const satisfies Pushes
