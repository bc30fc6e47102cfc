import type { reportsRoutes } from '#contract/reports/routes.ts'
import type { RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof reportsRoutes> = {
  dashboard: {
    get: () => ({ status: 200 }),
    figures: () => ({ query: { days: '30' }, status: 200 }),
    firstSteps: () => ({ status: 200 }),
    unread: () => ({ status: 200 }),
  },
  reports: {
    get: () => ({ params: { name: 'team' }, status: 200 }),
    rows: () => ({ params: { name: 'team' }, query: { of: 'messages' }, status: 200 }),
    export: () => ({ params: { name: 'team' }, status: 200 }),
  },
}
