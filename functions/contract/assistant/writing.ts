import * as z from 'zod/mini'
import { Flag, Id, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Added } from './added.ts'
import { COMPOSE_ACTS } from './assistant-facts.ts'

/** What a sentence rests on. */
export const Source = z.object({ vehicle_id: Text, title: Text, field: Text, value: Text })
/** What the text says that the one it was made of does not; absent where there is none. */
const added = z.optional(z.array(Added))
/** `is_current`: nothing was said since. */
const Summary = z.object({ text: Text, created_at: Moment, is_current: Flag, added })

export const reads = ['table:read', 'keys:csrf'] as const
export const writes = ['table:read', 'table:write', 'keys:csrf'] as const
export const asks = [...writes, 'ai-keys:decrypt', 'ai'] as const

/** The AI beside whoever writes to a customer. */
export const writing = {
  /** True where an AI is connected and works. */
  ready: route({
    method: 'GET',
    path: '/api/assistant/ready',
    access: 'member',
    uses: reads,
    output: z.object({ is_ready: Flag }),
  }),
  /** Helps whoever writes: a draft of an answer, or their text made over. Nothing is sent. */
  compose: route({
    method: 'POST',
    path: '/api/assistant/compose',
    access: 'member',
    right: 'write',
    uses: asks,
    body: z.object({
      type: Text,
      id: Id,
      act: z.enum(COMPOSE_ACTS),
      /** What is made over. */
      text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(4000))),
      language: z.optional(z.enum(['en', 'es'])),
    }),
    output: z.object({ text: Text, sources: z.array(Source), added }),
  }),
  /** A customer's message in another language. */
  translate: route({
    method: 'POST',
    path: '/api/assistant/translate',
    access: 'member',
    right: 'write',
    uses: asks,
    body: z.object({ type: Text, id: Id, message_id: Id, language: z.enum(['en', 'es']) }),
    output: z.object({ text: Text, added }),
  }),
  /** What a contact's conversations are about; null until somebody asks for it. */
  summary: route({
    method: 'GET',
    path: '/api/contacts/{id}/summary',
    access: 'member',
    uses: reads,
    params: z.object({ id: Id }),
    output: z.object({ summary: z.nullable(Summary) }),
  }),
  makeSummary: route({
    method: 'POST',
    path: '/api/contacts/{id}/summary',
    access: 'member',
    right: 'write',
    uses: asks,
    params: z.object({ id: Id }),
    output: z.object({ summary: Summary }),
  }),
}
