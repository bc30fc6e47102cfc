import { settings } from '../contract/settings.ts'
import { getConnectionStatus } from '../core/connections/get-connection-status.ts'
import { saveConnection } from '../core/connections/save-connection.ts'
import { setWebhooks } from '../core/connections/set-webhooks.ts'
import { testConnection } from '../core/connections/test-connection.ts'
import { serve } from '../serve.ts'

export const handler = serve(settings, {
  twilioStatus: (_, ctx) => getConnectionStatus(ctx),
  saveTwilio: ({ body }, ctx) => saveConnection(ctx, body),
  testTwilio: ({ body }, ctx) => testConnection(ctx, body),
  setTwilioWebhooks: ({ body }, ctx) => setWebhooks(ctx, body),
})
