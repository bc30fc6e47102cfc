import type { FollowRow } from '#contract/follow.ts'

export const callsFollows = {
  count_calls: { on: ['call'], uses: ['table:write'] },
  tell_calls: { on: ['call'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
  check_calls: { on: ['call'], uses: ['queue:check-calls'] },
  copy_recordings: { on: ['call'], uses: ['queue:copy-recordings'] },
  index_transcripts: { on: ['call-transcript'], uses: ['table:read', 'table:write'] },
  record_history: { on: ['call'], uses: ['table:write'] },
  mark_missed: { on: ['call'], uses: ['table:read', 'table:write'] },
  note_missed: {
    on: ['call'],
    uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  text_back: { on: ['message'], uses: ['queue:send-text-backs'] },
  keep_desks: { on: ['contact'], uses: ['table:read', 'table:write'] },
  keep_new_desks: { on: ['call'], uses: ['table:read', 'table:write'] },
} as const satisfies Record<string, FollowRow>
