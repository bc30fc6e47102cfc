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
  settings: {
    twilioStatus: () => ({ status: 200 }),
    saveTwilio: () => ({ body: {}, status: 200 }),
    testTwilio: () => ({ body: {}, status: 200 }),
    setTwilioWebhooks: () => ({ body: { overwrite: true }, status: 200 }),
  },
}
