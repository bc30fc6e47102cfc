import type { Use } from './route.ts'

interface FollowRow {
  /** The entities whose changes it follows, by their names in the table. */
  on: readonly string[]
  uses: readonly Use[]
}

/** What follows from changes of the table, by area; each row is done by the one of its name in `core/<area>/follows.ts`. */
export const follows = {
  people: {
    close_account: { on: ['user'], uses: ['queue:open-accounts'] },
    tell_team: { on: ['user', 'invitation'], uses: ['table:write', 'events:publish'] },
  },
  customers: {
    count_contacts: { on: ['contact'], uses: ['table:write'] },
    index_words: { on: ['contact'], uses: ['table:read', 'table:write'] },
    start_import: { on: ['contact-file'], uses: ['queue:import-contacts'] },
    start_task: { on: ['task'], uses: ['queue:run-tasks'] },
    move_people: { on: ['pipeline'], uses: ['queue:move-people'] },
    rename_labels: { on: ['labels'], uses: ['queue:rename-labels'] },
    tell_labels: { on: ['labels'], uses: ['table:write', 'events:publish'] },
    tell_stages: { on: ['pipeline'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
  },
  stock: {
    start_sync: { on: ['run'], uses: ['queue:sync-inventory'] },
    note_held: {
      on: ['run'],
      uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
    },
    tell_inventory: { on: ['run', 'lot'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
  },
  telephony: {
    warn_managers: { on: ['hook-health'], uses: ['queue:warn-managers'] },
    note_rejected: { on: ['hook-health'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
  },
  messaging: {
    sync_loads: { on: ['contact'], uses: ['table:read', 'table:write'] },
    assign_opened: { on: ['contact'], uses: ['table:read', 'table:write'] },
    assign_waiting: { on: ['settings', 'user', 'organization'], uses: ['table:read', 'table:write'] },
    move_conversations: { on: ['handover'], uses: ['queue:move-conversations'] },
    record_tickets: { on: ['contact'], uses: ['table:read', 'table:write'] },
    record_figures: { on: ['contact'], uses: ['table:read', 'table:write'] },
    keep_unread: { on: ['contact'], uses: ['table:read', 'table:write'] },
    tell_conversations: {
      on: ['contact', 'message', 'note'],
      uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again'],
    },
    note_news: {
      on: ['contact', 'message', 'history-entry', 'task', 'handover'],
      uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
    },
    copy_media: { on: ['message'], uses: ['queue:copy-media'] },
    attach_vehicle: { on: ['message'], uses: ['table:read', 'table:write'] },
    check_sent: { on: ['message'], uses: ['queue:check-messages'] },
    remove_left: { on: ['contact'], uses: ['queue:remove-left'] },
    count_sends: { on: ['message'], uses: ['table:write'] },
    remove_headers: { on: ['template'], uses: ['queue:remove-left'] },
    tell_templates: { on: ['template'], uses: ['table:write', 'events:publish'] },
    note_webhook: { on: ['message'], uses: ['table:write'] },
  },
  calls: {
    count_calls: { on: ['call'], uses: ['table:write'] },
    tell_calls: { on: ['call'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
    check_calls: { on: ['call'], uses: ['queue:check-calls'] },
    copy_recordings: { on: ['call'], uses: ['queue:copy-recordings'] },
    record_history: { on: ['call'], uses: ['table:write'] },
    mark_missed: { on: ['call'], uses: ['table:read', 'table:write'] },
    note_missed: {
      on: ['call'],
      uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
    },
    text_back: { on: ['message'], uses: ['queue:send-text-backs'] },
    keep_desks: { on: ['contact'], uses: ['table:read', 'table:write'] },
    keep_new_desks: { on: ['call'], uses: ['table:read', 'table:write'] },
  },
  assistant: {
    note_cost: {
      on: ['ai-usage'],
      uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
    },
    note_threshold: {
      on: ['settings'],
      uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
    },
  },
} as const satisfies Record<string, Record<string, FollowRow>>

const rows: readonly FollowRow[] = Object.values(follows).flatMap((area) => Object.values<FollowRow>(area))

/** What the functions that follow changes touch, all rows together. */
export const usesOfFollows: readonly Use[] = [...new Set(rows.flatMap(({ uses }) => uses))]
/** The entities that anything follows from: the stream hands over no other's changes. */
export const followedEntities: readonly string[] = [...new Set(rows.flatMap(({ on }) => on))]
