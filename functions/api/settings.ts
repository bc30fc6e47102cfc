import { settings } from '#contract/telephony/settings.ts'
import { getConnectionStatus } from '../core/telephony/connections/get-connection-status.ts'
import { saveConnection } from '../core/telephony/connections/save-connection.ts'
import { setWebhooks } from '../core/telephony/connections/set-webhooks.ts'
import { testConnection } from '../core/telephony/connections/test-connection.ts'
import { serve } from '../serve.ts'

export const handler = serve(settings, {
  twilioStatus: (_, ctx) => getConnectionStatus(ctx),
  saveTwilio: ({ body }, ctx) => saveConnection(ctx, body),
  testTwilio: ({ body }, ctx) => testConnection(ctx, body),
  setTwilioWebhooks: ({ body }, ctx) => setWebhooks(ctx, body),
})
