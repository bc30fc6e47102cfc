import { dashboard } from '../contract/dashboard.ts'
import { getDashboard } from '../core/counters/get-dashboard.ts'
import { getUnread } from '../core/counters/get-unread.ts'
import { serve } from '../serve.ts'

export const handler = serve(dashboard, {
  get: (_, ctx) => getDashboard(ctx),
  unread: (_, ctx) => getUnread(ctx),
})
