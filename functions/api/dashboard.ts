import { dashboard } from '#contract/messaging/dashboard.ts'
import { countToday } from '../core/calls/history/count-calls.ts'
import { getDashboard } from '../core/messaging/dashboard/get-dashboard.ts'
import { getFirstSteps } from '../core/messaging/dashboard/get-first-steps.ts'
import { listFigures } from '../core/messaging/figures/list-figures.ts'
import { getUnread } from '../core/messaging/unread/get-unread.ts'
import { serve } from '../serve.ts'

export const handler = serve(dashboard, {
  get: (_, ctx) => getDashboard(ctx, countToday),
  figures: ({ query }, ctx) => listFigures(ctx, { days: Number(query.days) }),
  firstSteps: (_, ctx) => getFirstSteps(ctx),
  unread: (_, ctx) => getUnread(ctx),
})
