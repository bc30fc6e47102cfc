import type { FollowRow } from '#contract/follow.ts'

/** What follows from a change of reminders and appointments. */
export const calendarFollows = {
  tell_calendars: { on: ['appointment'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
  note_booked: {
    on: ['appointment'],
    uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  sync_google: { on: ['appointment'], uses: ['table:read', 'queue:sync-google'] },
  leave_google: { on: ['user'], uses: ['queue:sync-google'] },
  rename_appointments: { on: ['contact'], uses: ['table:read', 'table:write'] },
  confirm_by_answer: { on: ['message'], uses: ['table:read', 'table:write'] },
  move_to_zone: { on: ['organization'], uses: ['table:read', 'table:write'] },
  tell_reminders: { on: ['reminder'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
  withdraw_reminders: { on: ['reminder'], uses: ['table:write', 'events:publish', 'queue:push-again'] },
  leave_contacts: { on: ['contact'], uses: ['table:read', 'table:write'] },
} as const satisfies Record<string, FollowRow>
