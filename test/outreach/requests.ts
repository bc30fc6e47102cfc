import type { outreachRoutes } from '#contract/outreach/routes.ts'
import type { Dealership, LeadsTo, RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof outreachRoutes> = {
  consents: {
    list: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    add: ({ contact_id: id }) => ({
      params: { id },
      body: { purpose: 'marketing', state: 'given', channel: 'sms', method: 'in_person', text: 'Yes, send me offers' },
      status: 200,
    }),
  },
  automations: {
    list: () => ({ status: 200 }),
    recipes: () => ({ status: 200 }),
    create: () => ({ body: { name: 'Welcome', trigger: { on: 'lead_created' }, steps: [] }, status: 200 }),
    get: () => ({ params: { id: 'none' }, status: 404 }),
    update: () => ({ params: { id: 'none' }, body: { name: 'Hello' }, status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
    publish: () => ({ params: { id: 'none' }, status: 404 }),
    pause: () => ({ params: { id: 'none' }, status: 404 }),
    resume: () => ({ params: { id: 'none' }, status: 404 }),
    try: ({ contact_id }) => ({ params: { id: 'none' }, body: { contact_id }, status: 404 }),
    runs: () => ({ params: { id: 'none' }, status: 404 }),
    runsOf: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
  },
}

export const leadsTo: LeadsTo = {
  'consents.list id': ['contact'],
  'consents.add id': ['contact'],
  'automations.get id': ['automation'],
  'automations.update id': ['automation'],
  'automations.remove id': ['automation'],
  'automations.publish id': ['automation'],
  'automations.pause id': ['automation'],
  'automations.resume id': ['automation'],
  'automations.try id': ['automation'],
  'automations.try contact_id': [],
  'automations.runs id': ['automation'],
  'automations.runs cursor': [],
  'automations.runsOf id': ['contact'],
}

export async function dealershipIds({ client }: Dealership) {
  const { body } = await client.post('/api/automations', { name: 'Welcome', trigger: { on: 'lead_created' } })
  return { automation: body.automation.id as string }
}
