import type { reportsRoutes } from '#contract/reports/routes.ts'
import type { LeadsTo, RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof reportsRoutes> = {
  dashboard: {
    get: () => ({ status: 200 }),
    week: () => ({ status: 200 }),
    firstSteps: () => ({ status: 200 }),
    unread: () => ({ status: 200 }),
  },
  reports: {
    get: () => ({ params: { name: 'team' }, status: 200 }),
    rows: () => ({ params: { name: 'team' }, query: { of: 'messages' }, status: 200 }),
    export: () => ({ params: { name: 'team' }, status: 200 }),
  },
}

// Of a colleague's figures; whoever is none has none: test/reports/reports.test.ts.
export const leadsTo: LeadsTo = {
  'reports.get agent': [],
  'reports.rows agent': [],
  'reports.rows cursor': [],
  'reports.export agent': [],
}
