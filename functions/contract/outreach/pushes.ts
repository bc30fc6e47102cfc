import type { Pushes } from '#contract/push.ts'

export const outreachPushes = {} as const satisfies Pushes
