import type { FollowRow } from '#contract/follow.ts'

export const telephonyFollows = {
  warn_managers: { on: ['hook-health'], uses: ['queue:warn-managers'] },
  note_rejected: { on: ['hook-health'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
  note_numbers: {
    on: ['connection'],
    uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  note_registration: {
    on: ['registration'],
    uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
} as const satisfies Record<string, FollowRow>
