import type { FollowRow } from '#contract/follow.ts'

/** Follow-ups to the AI's costs. */
export const assistantFollows = {
  note_cost: {
    on: ['ai-usage'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  note_threshold: {
    on: ['settings'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
} as const satisfies Record<string, FollowRow>
