import type { leavingRoutes } from '#contract/leaving/routes.ts'
import type { LeadsTo, RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof leavingRoutes> = {
  account: {
    close: () => ({ body: { name: 'Another dealership' }, status: 422 }),
    get: () => ({ status: 200 }),
    updateCalls: () => ({ body: { calls_to: null }, status: 409 }),
    reopen: () => ({ status: 409 }),
    export: () => ({ status: 200 }),
    getExport: () => ({ status: 200 }),
  },
  admin: {
    close: () => ({ params: { id: 'none' }, body: { name: 'Another dealership' }, status: 404 }),
    reopen: () => ({ params: { id: 'none' }, status: 404 }),
  },
}

// A system administrator's: nobody else names one.
export const leadsTo: LeadsTo = { 'admin.close id': [], 'admin.reopen id': [] }
