import type { Pushes } from '#contract/push.ts'

export const messagingPushes = {
  /** The inbox has the times of its messages. */
  message: { isBrief: true },
  /** The status of an existing message, which only its thread shows, and which is soon final. */
  delivery: { isBrief: true },
  /** Who is at a conversation: said again every few seconds, and soon over. */
  presence: { isBrief: true },
  conversation: {},
  templates: {},
} as const satisfies Pushes
