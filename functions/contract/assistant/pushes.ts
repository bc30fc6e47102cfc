import type { Pushes } from '#contract/push.ts'

/** A draft waits in a conversation, or no longer does. */
export const assistantPushes = { draft: {} } as const satisfies Pushes
