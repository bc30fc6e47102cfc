import type { FollowRow } from '#contract/follow.ts'

export const stockFollows = {
  start_sync: { on: ['run'], uses: ['queue:sync-inventory'] },
  note_held: {
    on: ['run'],
    uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  tell_inventory: { on: ['run', 'lot'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
} as const satisfies Record<string, FollowRow>
