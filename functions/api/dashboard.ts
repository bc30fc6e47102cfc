import { dashboard } from '#contract/messaging/dashboard.ts'
import { getDashboard } from '../core/messaging/conversations/get-dashboard.ts'
import { getUnread } from '../core/messaging/unread/get-unread.ts'
import { serve } from '../serve.ts'

export const handler = serve(dashboard, {
  get: (_, ctx) => getDashboard(ctx),
  unread: (_, ctx) => getUnread(ctx),
})
