import type { assistantRoutes } from '#contract/assistant/routes.ts'
import type { RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof assistantRoutes> = {
  settings: {
    testAi: () => ({ body: { provider: 'openai' }, status: 422 }),
    aiUsage: () => ({ status: 200 }),
  },
}
