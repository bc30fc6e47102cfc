import type { FollowRow } from '#contract/follow.ts'

/** What follows from a change of accounts and the team, and from what is recorded. */
export const peopleFollows = {
  close_account: { on: ['user'], uses: ['queue:open-accounts'] },
  chain_audit: {
    on: ['audit-entry'],
    uses: ['table:read', 'table:chain', 'keys:audit', 'queue:check-logs'],
  },
  tell_team: { on: ['user', 'invitation'], uses: ['table:write', 'events:publish'] },
} as const satisfies Record<string, FollowRow>
