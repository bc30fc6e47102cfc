import type { billingRoutes } from '#contract/billing/routes.ts'
import type { LeadsTo, RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof billingRoutes> = {
  billing: {
    get: () => ({ status: 200 }),
    portal: () => ({ status: 200 }),
    checkout: () => ({ status: 200 }),
  },
  admin: {
    refund: () => ({ params: { id: 'none' }, status: 404 }),
  },
  'stripe-webhooks': {
    changed: () => ({ status: 404 }),
  },
}

// A system administrator's: nobody else names one.
export const leadsTo: LeadsTo = { 'admin.refund id': [] }
