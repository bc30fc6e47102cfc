import { leads } from '#contract/outreach/leads.ts'
import { createLeadDoor } from '../core/outreach/leads/create-lead-door.ts'
import { getLeadDoors } from '../core/outreach/leads/get-lead-doors.ts'
import { countUnread, listUnread } from '../core/outreach/leads/list-unread.ts'
import { removeUnread } from '../core/outreach/leads/remove-unread.ts'
import { takeUnread } from '../core/outreach/leads/take-unread.ts'
import { serve } from '../serve.ts'

export const handler = serve(leads, {
  get: (_, ctx) => getLeadDoors(ctx),
  renew: ({ params }, ctx) => createLeadDoor(ctx, params),
  unread: ({ query }, ctx) => listUnread(ctx, query),
  count: (_, ctx) => countUnread(ctx),
  take: ({ params, body }, ctx) => takeUnread(ctx, { ...params, ...body }),
  dismiss: ({ params }, ctx) => removeUnread(ctx, params),
})
