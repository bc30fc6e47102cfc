import type { FollowRow } from '#contract/follow.ts'

/** Follow-ups to changes of accounts and the team, and to audit entries. */
export const peopleFollows = {
  close_account: { on: ['user'], uses: ['queue:open-accounts'] },
  tell_new_device: { on: ['session'], uses: ['queue:open-accounts'] },
  demand_two_step: { on: ['user'], uses: ['table:read', 'table:write'] },
  tell_two_step: { on: ['user'], uses: ['queue:open-accounts'] },
  chain_audit: {
    on: ['audit-entry'],
    uses: ['table:read', 'table:chain', 'keys:audit', 'queue:check-logs'],
  },
  forget_devices: { on: ['user'], uses: ['table:read', 'table:write'] },
  tell_team: { on: ['user', 'invitation'], uses: ['table:write', 'events:publish'] },
} as const satisfies Record<string, FollowRow>
