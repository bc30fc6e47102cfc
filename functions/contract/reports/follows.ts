import type { FollowRow } from '#contract/follow.ts'

/** What is recorded for reports as it happens. */
export const reportsFollows = {
  record_messages: { on: ['message'], uses: ['table:read', 'table:write'] },
  record_leads: { on: ['contact'], uses: ['table:read', 'table:write'] },
  record_stages: { on: ['history-entry'], uses: ['table:read', 'table:write'] },
  record_deals: { on: ['deal'], uses: ['table:read', 'table:write'] },
  record_appointments: { on: ['appointment'], uses: ['table:read', 'table:write'] },
  record_calls: { on: ['call'], uses: ['table:read', 'table:write'] },
  record_sales: { on: ['vehicle'], uses: ['table:write'] },
} as const satisfies Record<string, FollowRow>
