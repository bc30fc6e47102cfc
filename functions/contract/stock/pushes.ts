import type { Pushes } from '#contract/push.ts'

export const stockPushes = { inventory: {} } as const satisfies Pushes
