import type { billingRoutes } from '#contract/billing/routes.ts'
import type { RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof billingRoutes> = {
  billing: {
    get: () => ({ status: 200 }),
    // Until it has paid once, there is nothing to manage.
    portal: () => ({ status: 409 }),
    checkout: () => ({ status: 200 }),
  },
  'stripe-webhooks': {
    changed: () => ({ status: 404 }),
  },
}
