import { dashboard } from '../contract/dashboard.ts'
import { getDashboard } from '../core/counters/get-dashboard.ts'
import { serve } from '../serve.ts'

export const handler = serve(dashboard, {
  get: (_, ctx) => getDashboard(ctx),
})
