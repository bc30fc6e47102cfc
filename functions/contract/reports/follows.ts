import type { FollowRow } from '#contract/follow.ts'

/** Figures counted as changes happen. */
export const reportsFollows = {
  record_figures: { on: ['contact'], uses: ['table:read', 'table:write'] },
} as const satisfies Record<string, FollowRow>
