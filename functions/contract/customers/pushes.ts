import type { Pushes } from '#contract/push.ts'

export const customersPushes = { stages: {}, labels: {} } as const satisfies Pushes
