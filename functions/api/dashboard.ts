import { dashboard } from '#contract/reports/dashboard.ts'
import { readStates } from '../core/assistant/modes/add-states.ts'
import { getUnread } from '../core/messaging/unread/get-unread.ts'
import { getDashboard } from '../core/reports/dashboard/get-dashboard.ts'
import { getFirstSteps } from '../core/reports/dashboard/get-first-steps.ts'
import { getWeek } from '../core/reports/dashboard/get-week.ts'
import { serve } from '../serve.ts'

export const handler = serve(dashboard, {
  get: async (_, ctx) => {
    const [shown, withState] = await Promise.all([getDashboard(ctx), readStates(ctx)])
    return {
      ...shown,
      recent: shown.recent.map(withState),
      waiting: shown.waiting.map((one) => ({ ...one, conversation: withState(one.conversation) })),
    }
  },
  week: (_, ctx) => getWeek(ctx),
  firstSteps: (_, ctx) => getFirstSteps(ctx),
  unread: (_, ctx) => getUnread(ctx),
})
