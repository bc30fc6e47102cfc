import type { FollowRow } from '#contract/follow.ts'

/** The follow-ups to changes of contacts, labels, and stages. */
export const customersFollows = {
  count_contacts: { on: ['contact'], uses: ['table:write'] },
  index_words: { on: ['contact'], uses: ['table:read', 'table:write'] },
  index_notes: { on: ['note'], uses: ['table:read', 'table:write'] },
  leave_groups: { on: ['contact'], uses: ['table:read', 'table:write'] },
  keep_readers: { on: ['mention'], uses: ['table:read', 'table:write'] },
  tell_mentioned: {
    on: ['note'],
    uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  start_import: { on: ['contact-file'], uses: ['queue:import-contacts'] },
  note_parts: { on: ['import-part'], uses: ['table:write'] },
  start_task: { on: ['task'], uses: ['queue:run-tasks'] },
  move_people: { on: ['pipeline'], uses: ['queue:move-people'] },
  rename_labels: { on: ['labels'], uses: ['queue:rename-labels'] },
  tell_labels: { on: ['labels'], uses: ['table:write', 'events:publish'] },
  tell_stages: { on: ['pipeline'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
} as const satisfies Record<string, FollowRow>
