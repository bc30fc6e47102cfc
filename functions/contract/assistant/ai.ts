import * as z from 'zod/mini'
import { Count, Message, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { AiProvider } from './providers.ts'

/** The longest key that a provider gives is 164 characters. */
const KEY_CHARACTERS = 300

/** What managers see of the AI's providers (S2 §7). */
export const ai = {
  /** Tries a key, the one that is saved where none is given; `models` are those that it may use. */
  testAi: route({
    method: 'POST',
    path: '/api/settings/test/ai',
    access: 'manager',
    uses: ['table:read', 'ai-keys:decrypt', 'ai', 'keys:csrf'],
    body: z.object({
      provider: AiProvider,
      api_key: z.optional(z.string().check(z.trim(), z.maxLength(KEY_CHARACTERS))),
    }),
    output: z.extend(Message, { models: z.array(Text) }),
  }),
  /** Of this month on the dealership's calendar; the cost in dollars. */
  aiUsage: route({
    method: 'GET',
    path: '/api/settings/ai-usage',
    access: 'manager',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ total_tokens: Count, total_cost: z.number(), total_requests: Count }),
  }),
}
