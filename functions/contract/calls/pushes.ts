import type { Pushes } from '#contract/push.ts'

export const callsPushes = { call: {} } as const satisfies Pushes
