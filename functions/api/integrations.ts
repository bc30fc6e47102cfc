import { integrations } from '../contract/integrations.ts'
import { connectIntegration } from '../core/integrations/connect-integration.ts'
import { disconnectIntegration } from '../core/integrations/disconnect-integration.ts'
import { listIntegrations } from '../core/integrations/list-integrations.ts'
import { testIntegration } from '../core/integrations/test-integration.ts'
import { serve } from '../serve.ts'

export const handler = serve(integrations, {
  list: (_, ctx) => listIntegrations(ctx),
  test: ({ body }, ctx) => testIntegration(ctx, body),
  connect: ({ body }, ctx) => connectIntegration(ctx, body),
  disconnect: (_, ctx) => disconnectIntegration(ctx),
})
