import type { FollowRow } from '#contract/follow.ts'

/** What follows from a change of accounts and the team. */
export const peopleFollows = {
  close_account: { on: ['user'], uses: ['queue:open-accounts'] },
  tell_team: { on: ['user', 'invitation'], uses: ['table:write', 'events:publish'] },
} as const satisfies Record<string, FollowRow>
