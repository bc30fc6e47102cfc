import type { privacyRoutes } from '#contract/privacy/routes.ts'
import type { RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof privacyRoutes> = {
  requests: {
    create: ({ contact_id: id }) => ({ params: { id }, body: { act: 'access' }, status: 200 }),
    get: ({ contact_id: id }) => ({ params: { id, request: 'none' }, status: 404 }),
    saleFile: () => ({ params: { id: 'nobody' }, query: { reason: 'A test' }, status: 404 }),
  },
}
