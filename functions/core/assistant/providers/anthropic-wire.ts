import * as z from 'zod/mini'
import { type Ask, answerOf, type Item, ownOf, type To, type TurnAnswer, type Wire } from './turn-types.ts'
import { VendorError } from './vendor-error.ts'

/** Refuses sampling parameters, which we send to no vendor. */
export const ANTHROPIC_VERSION = '2026-10-21'

const Block = z.looseObject({
  type: z.string(),
  text: z.optional(z.string()),
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  input: z.optional(z.unknown()),
})
const Message = z.object({
  content: z.array(Block),
  stop_reason: z.nullable(z.string()),
  usage: z.object({
    input_tokens: z.number(),
    cache_creation_input_tokens: z.nullish(z.number()),
    cache_read_input_tokens: z.nullish(z.number()),
    output_tokens: z.number(),
  }),
})

const STOPS: Record<string, TurnAnswer['stop']> = { max_tokens: 'length', refusal: 'refused' }

interface Told {
  role: 'user' | 'assistant'
  content: unknown[]
}

/** Anthropic's Messages. Newer models refuse a forced call (`tool_choice`), so `mustCall` forces none. */
export const anthropicWire: Wire = {
  path: '/v1/messages',
  write: (to: To, { system, items, tools, maxTokens }: Ask) => ({
    model: to.model,
    max_tokens: maxTokens,
    // The cache covers all up to here: the tools and the instructions.
    system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
    messages: messagesOf(to, items),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters })),
    }),
  }),
  read(to, body) {
    const { content, stop_reason, usage } = Message.parse(body)
    if (stop_reason === 'model_context_window_exceeded')
      throw new VendorError('conversation_too_long', to.provider, { status: 200, code: stop_reason })
    return answerOf(
      // An empty text is refused when it is sent back.
      content.filter(({ type, text }) => type !== 'text' || text?.trim()).map((block) => itemOf(to, block)),
      STOPS[stop_reason ?? ''],
      {
        input: usage.input_tokens,
        cached: usage.cache_read_input_tokens ?? 0,
        written: usage.cache_creation_input_tokens ?? 0,
        output: usage.output_tokens,
      },
    )
  },
}

/** Turns alternate, and the customer's is the first. */
function messagesOf(to: To, items: Item[]): Told[] {
  const messages: Told[] = []
  for (const item of items) {
    const block = blockOf(to, item)
    if (block === undefined) continue
    const role = item.kind === 'customer' || item.kind === 'result' ? 'user' : 'assistant'
    const last = messages.at(-1)
    if (last?.role === role) last.content.push(block)
    else messages.push({ role, content: [block] })
  }
  if (messages[0]?.role === 'assistant')
    messages.unshift({ role: 'user', content: [{ type: 'text', text: '(earlier messages left out)' }] })
  return messages
}

function blockOf(to: To, item: Item): unknown {
  if (item.kind === 'result')
    return { type: 'tool_result', tool_use_id: item.id, content: item.content, is_error: item.isError ?? false }
  if (item.kind !== 'customer') {
    const own = ownOf(to, item.own)
    if (own !== undefined) return own
    if (item.kind === 'opaque') return undefined
    if (item.kind === 'call') return { type: 'tool_use', id: item.id, name: item.name, input: item.arguments ?? {} }
  }
  return item.text.trim() ? { type: 'text', text: item.text } : undefined
}

function itemOf({ provider, model }: To, block: z.infer<typeof Block>): Item {
  const own = { provider, model, value: block }
  const { type, id, name, text, input } = block
  if (type === 'tool_use' && id !== undefined && name !== undefined)
    return { kind: 'call', id, name, arguments: input, own }
  return type === 'text' && text !== undefined ? { kind: 'assistant', text, own } : { kind: 'opaque', own }
}
