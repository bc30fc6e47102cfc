import * as z from 'zod/mini'
import { Count, Message, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { AiProvider } from './providers.ts'

/** The longest key of any provider has 164 characters. */
const KEY_CHARACTERS = 300

/** The managers' view of AI providers (S2 §7). */
export const ai = {
  /** Tests a key, or the saved one if none is given; `models` are those available to it. */
  testAi: route({
    method: 'POST',
    path: '/api/settings/test/ai',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'ai-keys:decrypt', 'ai', 'keys:csrf'],
    body: z.object({
      provider: AiProvider,
      api_key: z.optional(z.string().check(z.trim(), z.maxLength(KEY_CHARACTERS))),
    }),
    output: z.extend(Message, { models: z.array(Text) }),
  }),
  /** For this month in the dealership's time zone; the cost in dollars. */
  aiUsage: route({
    method: 'GET',
    path: '/api/settings/ai-usage',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ total_tokens: Count, total_cost: z.number(), total_requests: Count }),
  }),
}
