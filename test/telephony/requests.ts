import type { telephonyRoutes } from '#contract/telephony/routes.ts'
import type { RequestsOf } from '../request.ts'

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
    releaseNumber: () => ({ params: { sid: `PN${'0'.repeat(32)}` }, status: 409 }),
  },
  settings: {
    twilioStatus: () => ({ status: 200 }),
    saveTwilio: () => ({ body: {}, status: 200 }),
    testTwilio: () => ({ body: {}, status: 200 }),
    setTwilioWebhooks: () => ({ body: { overwrite: true }, status: 200 }),
  },
}
