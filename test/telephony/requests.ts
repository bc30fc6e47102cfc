import type { telephonyRoutes } from '#contract/telephony/routes.ts'
import type { LeadsTo, RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof telephonyRoutes> = {
  webhooks: {
    messages: ({ token }) => ({ params: { token }, status: 200 }),
    status: ({ token }) => ({ params: { token }, status: 204 }),
    voice: ({ token }) => ({ params: { token }, status: 200 }),
    voiceStatus: ({ token }) => ({ params: { token }, status: 204 }),
    recording: ({ token }) => ({ params: { token }, status: 204 }),
  },
  connect: {
    get: () => ({ status: 200 }),
    start: () => ({ status: 409 }),
    numbersForSale: () => ({ query: { area_code: '512' }, status: 409 }),
    buyNumber: () => ({ body: { phone_number: '+15125550190' }, status: 409 }),
    updateNumber: () => ({ params: { sid: `PN${'0'.repeat(32)}` }, body: { agent_id: null }, status: 404 }),
    sender: () => ({ status: 200 }),
    connectSender: () => ({ body: { code: 'AQ1', waba_id: '100001', phone_number_id: '200001' }, status: 409 }),
    changeSender: () => ({ body: { about: 'Open until 7 p.m.' }, status: 409 }),
    getRegistration: () => ({ status: 200 }),
    saveRegistration: () => ({ body: { website: 'https://example.com' }, status: 200 }),
    submitRegistration: () => ({ status: 409 }),
    releaseNumber: () => ({ params: { sid: `PN${'0'.repeat(32)}` }, status: 409 }),
  },
  'meta-webhooks': {
    verify: () => ({ query: { 'hub.mode': 'subscribe', 'hub.verify_token': 'wrong' }, status: 404 }),
    messages: () => ({ body: {}, status: 404 }),
  },
  'meta-pages': {
    list: () => ({ status: 200 }),
    connect: () => ({ body: { code: 'AQ1' }, status: 409 }),
    disconnect: () => ({ params: { id: 'none' }, status: 404 }),
  },
  pages: { texting: () => ({ params: { code: 'unknown', part: 'terms' }, status: 404 }) },
  settings: {
    twilioStatus: () => ({ status: 200 }),
    saveTwilio: () => ({ body: {}, status: 200 }),
    testTwilio: () => ({ body: {}, status: 200 }),
    mail: () => ({ status: 200 }),
    saveMail: () => ({ body: { domain: 'cars.example' }, status: 200 }),
    setTwilioWebhooks: () => ({ body: { overwrite: true }, status: 200 }),
  },
}

/** Meta's ids, which no dealership of ours has: test/telephony/senders.test.ts tries another one's. */
export const leadsTo: LeadsTo = {
  'connect.connectSender waba_id': [],
  'connect.connectSender phone_number_id': [],
  'connect.connectSender business_id': [],
  // A page of another's: test/messaging/meta.test.ts.
  'meta-pages.disconnect id': [],
  // A number of the tax office's.
  'connect.saveRegistration tax_id': [],
  // Of a number of the account's own: test/telephony/connect.test.ts.
  'connect.updateNumber agent_id': [],
}
