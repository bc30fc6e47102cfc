import type { FollowRow } from '#contract/follow.ts'

/** What follows from messages, and who looks after whom. */
export const messagingFollows = {
  sync_loads: { on: ['contact'], uses: ['table:read', 'table:write'] },
  assign_opened: { on: ['contact'], uses: ['table:read', 'table:write'] },
  assign_waiting: { on: ['settings', 'user', 'organization'], uses: ['table:read', 'table:write'] },
  move_conversations: { on: ['handover'], uses: ['queue:move-conversations'] },
  record_tickets: { on: ['contact'], uses: ['table:read', 'table:write'] },
  keep_marks: { on: ['contact'], uses: ['table:read', 'table:write'] },
  tell_conversations: {
    on: ['contact', 'message', 'note'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again'],
  },
  tell_scheduled: {
    on: ['scheduled'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again'],
  },
  note_news: {
    on: ['contact', 'message', 'history-entry', 'task', 'handover', 'scheduled'],
    uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  index_messages: { on: ['message'], uses: ['table:read', 'table:write'] },
  push_news: { on: ['notice'], uses: ['table:read', 'queue:push-notifications'] },
  copy_media: { on: ['message'], uses: ['queue:copy-media'] },
  keep_sources: { on: ['contact'], uses: ['table:read', 'table:write'] },
  attach_vehicle: { on: ['message'], uses: ['table:read', 'table:write'] },
  keep_interests: { on: ['contact'], uses: ['table:read', 'table:write'] },
  tell_trade_in: {
    on: ['deal'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  record_consents: { on: ['contact'], uses: ['table:read', 'table:write'] },
  note_doubts: { on: ['message'], uses: ['table:write'] },
  settle_stops: { on: ['message'], uses: ['queue:check-messages'] },
  check_sent: { on: ['message'], uses: ['queue:check-messages'] },
  undo_merges: { on: ['merge'], uses: ['queue:undo-merges'] },
  forget_merges: { on: ['contact'], uses: ['table:write'] },
  remove_left: { on: ['contact'], uses: ['queue:remove-left'] },
  count_sends: { on: ['message'], uses: ['table:write'] },
  remove_headers: { on: ['template'], uses: ['queue:remove-left'] },
  note_stopped_templates: {
    on: ['template'],
    uses: ['table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  tell_templates: { on: ['template'], uses: ['table:write', 'events:publish'] },
  note_webhook: { on: ['message'], uses: ['table:read-sealed', 'table:write'] },
} as const satisfies Record<string, FollowRow>
