import type { FollowRow } from '#contract/follow.ts'

/** What is counted as it happens. */
export const reportsFollows = {
  record_figures: { on: ['contact'], uses: ['table:read', 'table:write'] },
} as const satisfies Record<string, FollowRow>
