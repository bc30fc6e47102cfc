import type { outreachRoutes } from '#contract/outreach/routes.ts'
import type { LeadsTo, RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof outreachRoutes> = {
  consents: {
    list: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    add: ({ contact_id: id }) => ({
      params: { id },
      body: { purpose: 'marketing', state: 'given', channel: 'sms', method: 'in_person', text: 'Yes, send me offers' },
      status: 200,
    }),
  },
}

export const leadsTo: LeadsTo = {
  'consents.list id': ['contact'],
  'consents.add id': ['contact'],
}
