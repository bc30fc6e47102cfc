import { integrations } from '#contract/stock/integrations.ts'
import { testIntegration } from '../core/stock/integrations/test-integration.ts'
import { connectIntegration } from '../core/stock/sources/connect-integration.ts'
import { disconnectIntegration } from '../core/stock/sources/disconnect-integration.ts'
import { listIntegrations } from '../core/stock/sources/list-integrations.ts'
import { serve } from '../serve.ts'

export const handler = serve(integrations, {
  list: (_, ctx) => listIntegrations(ctx),
  test: ({ body }, ctx) => testIntegration(ctx, body),
  connect: ({ body }, ctx) => connectIntegration(ctx, body),
  disconnect: (_, ctx) => disconnectIntegration(ctx),
})
