import type { FollowRow } from '#contract/follow.ts'

export const outreachFollows = {
  set_off_automations: {
    on: ['contact', 'message', 'call', 'appointment'],
    uses: ['table:read', 'table:write', 'queue:run-automations'],
  },
  plan_days: { on: ['field-values'], uses: ['table:read', 'table:write'] },
  keep_wishes: { on: ['contact'], uses: ['table:read', 'table:write'] },
  keep_askers: { on: ['deal'], uses: ['table:read', 'table:write'] },
  tell_stock_news: { on: ['vehicle'], uses: ['table:read', 'queue:run-automations'] },
  record_deliveries: {
    on: ['message', 'contact', 'appointment', 'call', 'recipient'],
    uses: ['table:read', 'table:write', 'queue:deliver-webhooks'],
  },
  /** Managers are told which address of theirs was switched off. */
  tell_webhook_off: {
    on: ['webhook'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  /** New leads are expected to be answered in time. */
  begin_first_touch: { on: ['contact'], uses: ['table:read', 'table:write'] },
  report_recipients: { on: ['message'], uses: ['table:write'] },
  mark_replies: { on: ['message'], uses: ['table:read', 'table:write'] },
  mark_booked: { on: ['appointment'], uses: ['table:read', 'table:write'] },
  mark_sold: { on: ['contact'], uses: ['table:read', 'table:write'] },
} as const satisfies Record<string, FollowRow>
