import type { Use } from './route.ts'

interface FollowRow {
  /** The entities whose changes it follows, by their names in the table. */
  on: readonly string[]
  uses: readonly Use[]
}

/** What follows from changes of the table, by area; each row is done by the one of its name in `core/<area>/follows.ts`. */
export const follows = {
  customers: {
    count_contacts: { on: ['contact'], uses: ['table:write'] },
    index_words: { on: ['contact'], uses: ['table:read', 'table:write'] },
    start_import: { on: ['contact-file'], uses: ['queue:import-contacts'] },
    start_task: { on: ['task'], uses: ['queue:run-tasks'] },
    move_people: { on: ['pipeline'], uses: ['queue:move-people'] },
    rename_labels: { on: ['labels'], uses: ['queue:rename-labels'] },
    tell_labels: { on: ['labels'], uses: ['events:publish'] },
    tell_stages: { on: ['pipeline'], uses: ['events:publish', 'queue:push-again'] },
  },
  stock: {
    start_sync: { on: ['run'], uses: ['queue:sync-inventory'] },
    tell_inventory: { on: ['run', 'lot'], uses: ['events:publish', 'queue:push-again'] },
  },
  telephony: {
    warn_managers: { on: ['hook-health'], uses: ['queue:warn-managers'] },
  },
  messaging: {
    sync_loads: { on: ['contact'], uses: ['table:read', 'table:write'] },
    assign_opened: { on: ['contact'], uses: ['table:read', 'table:write'] },
    assign_waiting: { on: ['settings', 'user'], uses: ['table:read', 'table:write'] },
    record_tickets: { on: ['contact'], uses: ['table:read', 'table:write'] },
    keep_unread: { on: ['contact'], uses: ['table:read', 'table:write'] },
    tell_conversations: {
      on: ['contact', 'message', 'note'],
      uses: ['table:read', 'events:publish', 'queue:push-again'],
    },
    copy_media: { on: ['message'], uses: ['queue:copy-media'] },
    attach_vehicle: { on: ['message'], uses: ['table:read', 'table:write'] },
    check_sent: { on: ['message'], uses: ['queue:check-messages'] },
    remove_left: { on: ['contact'], uses: ['queue:remove-contacts'] },
    count_sends: { on: ['message'], uses: ['table:write'] },
    tell_templates: { on: ['template'], uses: ['events:publish'] },
    note_webhook: { on: ['message'], uses: ['table:write'] },
  },
} as const satisfies Record<string, Record<string, FollowRow>>

const rows: readonly FollowRow[] = Object.values(follows).flatMap((area) => Object.values<FollowRow>(area))

/** What the functions that follow changes touch, all rows together. */
export const usesOfFollows: readonly Use[] = [...new Set(rows.flatMap(({ uses }) => uses))]
/** The entities that anything follows from: the stream hands over no other's changes. */
export const followedEntities: readonly string[] = [...new Set(rows.flatMap(({ on }) => on))]
