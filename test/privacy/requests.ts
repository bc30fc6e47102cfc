import type { privacyRoutes } from '#contract/privacy/routes.ts'
import type { LeadsTo, RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof privacyRoutes> = {
  requests: {
    create: ({ contact_id: id }) => ({ params: { id }, body: { act: 'access' }, status: 200 }),
    get: ({ contact_id: id }) => ({ params: { id, request: 'none' }, status: 404 }),
    saleFile: () => ({ params: { id: 'nobody' }, query: { reason: 'A test' }, status: 404 }),
  },
}

// Of who asked alone, and of whoever was deleted: test/privacy/erasure.test.ts.
export const leadsTo: LeadsTo = {
  'requests.create id': ['contact'],
  'requests.get id': [],
  'requests.get request': [],
  'requests.saleFile id': [],
}
