import type { FollowRow } from '#contract/follow.ts'

export const outreachFollows = {
  record_consents: { on: ['contact'], uses: ['table:read', 'table:write'] },
  note_doubts: { on: ['message'], uses: ['table:write'] },
} as const satisfies Record<string, FollowRow>
