import type { outreachRoutes } from '#contract/outreach/routes.ts'
import type { Dealership, LeadsTo, RequestsOf } from '../request.ts'

const WEBHOOK = { url: 'https://hooks.example.com/lotwire', events: ['message_received'] }

const CAMPAIGN = { name: 'Spring offers', channel: 'sms', audience: { query: {} }, body: 'Hello' }
const none = { params: { id: 'none' }, status: 404 }

export const requests: RequestsOf<typeof outreachRoutes> = {
  campaigns: {
    list: () => ({ status: 200 }),
    create: () => ({ body: CAMPAIGN, status: 200 }),
    preview: () => ({ body: CAMPAIGN, status: 200 }),
    get: () => none,
    update: () => ({ ...none, body: CAMPAIGN }),
    remove: () => none,
    start: () => none,
    pause: () => none,
    resume: () => none,
    cancel: () => none,
    test: ({ contact_id }) => ({ ...none, body: { contact_id } }),
    recipients: () => none,
    report: () => none,
    export: () => none,
    exported: () => none,
  },
  automations: {
    list: () => ({ status: 200 }),
    recipes: () => ({ status: 200 }),
    create: () => ({ body: { name: 'Welcome', trigger: { on: 'lead_created' }, steps: [] }, status: 200 }),
    wave: () => ({
      body: { days: 90, conditions: null, steps: [], purpose: 'marketing', cool_down_minutes: 0 },
      status: 200,
    }),
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
  leads: {
    get: () => ({ status: 200 }),
    renew: () => ({ params: { way: 'mail' }, status: 200 }),
    unread: () => ({ status: 200 }),
    count: () => ({ status: 200 }),
    take: () => ({ params: { id: 'none' }, body: { phone: '5125550100' }, status: 404 }),
    dismiss: () => ({ params: { id: 'none' }, status: 204 }),
  },
  'public-leads': {
    receive: () => ({ params: { token: 'none' }, body: { name: 'Ana', phone: '5125550100' }, status: 404 }),
  },
  'webhooks-out': {
    list: () => ({ status: 200 }),
    create: () => ({ body: { ...WEBHOOK, events: ['none'] }, status: 422 }),
    update: ({ webhook: id = 'none' }) => ({ params: { id }, body: { is_active: true }, status: 404 }),
    remove: () => ({ params: { id: 'none' }, status: 404 }),
    deliveries: ({ webhook: id = 'none' }) => ({ params: { id }, status: 404 }),
    resend: ({ webhook: id = 'none' }) => ({ params: { id, deliveryId: 'none' }, status: 404 }),
  },
}

const OF_CAMPAIGN = [
  'get',
  'update',
  'remove',
  'start',
  'pause',
  'resume',
  'cancel',
  'test',
  'recipients',
  'report',
  'export',
]
export const leadsTo: LeadsTo = {
  ...Object.fromEntries(OF_CAMPAIGN.map((row) => [`campaigns.${row} id`, ['campaign']])),
  // Of a campaign that there is: test/outreach/campaigns.test.ts.
  'campaigns.test contact_id': [],
  'campaigns.recipients cursor': [],
  'campaigns.preview cursor': [],
  // A file that was asked for: test/outreach/campaigns.test.ts.
  'campaigns.exported id': [],
  ...Object.fromEntries(
    ['create', 'preview', 'update'].flatMap((row) => [
      // A campaign to update is looked for first.
      [`campaigns.${row} template_id`, row === 'update' ? [] : ['template']],
      // The vehicle is looked for when the message is sent, by the dealership's own key.
      [`campaigns.${row} vehicle_id`, []],
    ]),
  ),
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
  // Of those whom it has woken: of another dealership's, nobody.
  'automations.wave id': [],
  'automations.wave cursor': [],
  'automations.runsOf id': ['contact'],
  // It takes away what the dealership has by that id, or nothing: test/outreach/leads.test.ts.
  'leads.dismiss id': [],
  'leads.take id': [],
  // Twenty make a page.
  'leads.unread cursor': [],
  'webhooks-out.update id': ['webhook'],
  'webhooks-out.remove id': ['spare_webhook'],
  'webhooks-out.deliveries id': ['webhook'],
  // Fifty make a page.
  'webhooks-out.deliveries cursor': [],
  // Of a delivery, which follows from an event: test/outreach/webhooks.test.ts tries others' ids.
  'webhooks-out.resend id': [],
  'webhooks-out.resend deliveryId': [],
}

export async function dealershipIds({ client }: Dealership) {
  const { body } = await client.post('/api/automations', {
    name: 'Goodbye',
    trigger: { on: 'opted_out' },
    steps: [{ act: 'note', text: 'Opted out' }],
  })
  const add = async () => (await client.post('/api/webhooks-out', WEBHOOK)).body.id as string
  const campaign: string = (await client.post('/api/campaigns', CAMPAIGN)).body.campaign.id
  return { automation: body.automation.id as string, campaign, webhook: await add(), spare_webhook: await add() }
}
