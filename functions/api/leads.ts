import { leads } from '#contract/outreach/leads.ts'
import { createLeadDoor } from '../core/outreach/leads/create-lead-door.ts'
import { getLeadDoors } from '../core/outreach/leads/get-lead-doors.ts'
import { removeUnread } from '../core/outreach/leads/remove-unread.ts'
import { serve } from '../serve.ts'

export const handler = serve(leads, {
  get: (_, ctx) => getLeadDoors(ctx),
  renew: ({ params }, ctx) => createLeadDoor(ctx, params),
  dismiss: ({ params }, ctx) => removeUnread(ctx, params),
})
