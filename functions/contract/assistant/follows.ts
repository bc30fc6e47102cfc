import type { FollowRow } from '#contract/follow.ts'

/** What follows from what the AI costs. */
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
