import * as z from 'zod'
import { newId, Parameters, parsedArguments, Refused, type Said, sealOf, type Wire } from './asked.ts'
import { knownModel } from './known-model.ts'

const failure = (status: number, type: string, more?: { headers?: Record<string, string>; details?: object }) => ({
  status,
  headers: { 'request-id': 'req_local', ...more?.headers },
  body: {
    type: 'error',
    error: { type, message: 'Said by the local twin of Anthropic.', ...(more?.details && { details: more.details }) },
    request_id: 'req_local',
  },
})
const invalid = () => new Refused(failure(400, 'invalid_request_error'))

const Block = z.looseObject({
  type: z.enum(['text', 'tool_use', 'tool_result', 'thinking', 'redacted_thinking']),
  text: z.string().min(1).optional(),
  id: z.string().optional(),
  name: z.string().optional(),
  input: z.unknown().optional(),
  tool_use_id: z.string().optional(),
  content: z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]).optional(),
  is_error: z.boolean().optional(),
  signature: z.string().optional(),
})
type Block = z.infer<typeof Block>
const Content = z.union([z.string().min(1), z.array(Block).min(1)])
const Body = z.looseObject({
  model: z.string(),
  max_tokens: z.number().int().min(1),
  system: z.union([z.string(), z.array(z.looseObject({ text: z.string() }))]).optional(),
  messages: z.array(z.looseObject({ role: z.enum(['user', 'assistant']), content: Content })).min(1),
  tools: z.array(z.looseObject({ name: z.string(), input_schema: Parameters })).optional(),
  tool_choice: z.looseObject({ type: z.enum(['auto', 'any', 'tool', 'none']) }).optional(),
  stream: z.literal(false).optional(),
})

const VERSIONS = ['2023-06-01', '2026-10-21']
const SAMPLING = ['temperature', 'top_p', 'top_k']
/** They also think before they call. */
const REFUSES_FORCED_CALLS = /^claude-(sonnet|opus|haiku)-5-5/

/** Anthropic's Messages. */
export const anthropic: Wire = {
  path: '/v1/messages',
  failures: {
    auth: failure(401, 'authentication_error'),
    permission: failure(403, 'permission_error'),
    quota: failure(429, 'rate_limit_error', { details: { error_code: 'enforced_spend_limit_reached' } }),
    throttled: failure(429, 'rate_limit_error', { headers: { 'retry-after': '1' } }),
    model_gone: failure(404, 'not_found_error'),
    too_long: failure(413, 'request_too_large'),
    malformed: failure(400, 'invalid_request_error'),
    unavailable: failure(500, 'api_error'),
    timeout: failure(504, 'timeout_error'),
    overloaded: failure(529, 'overloaded_error'),
  },
  read(body, headers, account) {
    const version = headers['anthropic-version'] ?? ''
    const read = Body.safeParse(body)
    if (!read.success || !VERSIONS.includes(version)) throw invalid()
    if (version === '2026-10-21' && SAMPLING.some((name) => name in body)) throw invalid()
    const { model, system = '', messages, tools = [], tool_choice } = read.data
    if (!knownModel('anthropic', model)) throw new Refused(failure(404, 'not_found_error'))
    if (REFUSES_FORCED_CALLS.test(model) && /any|tool/.test(tool_choice?.type ?? '')) throw invalid()
    // The customer's turn is the first and the last: these models take no beginning of an answer.
    if (messages[0]?.role !== 'user' || messages.at(-1)?.role !== 'user') throw invalid()
    const turns = messages.map(({ role, content }) => ({
      role,
      blocks: typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content,
    }))
    for (const [n, { role, blocks }] of turns.entries()) requireOrder(role, blocks, turns[n - 1]?.blocks ?? [])
    for (const { signature, type } of turns.flatMap(({ blocks }) => blocks))
      if (type === 'thinking' && signature !== sealOf('anthropic', model, account)) throw invalid()
    return {
      model,
      system: typeof system === 'string' ? system : system.map(({ text }) => text).join('\n'),
      said: turns.flatMap(({ role, blocks }) => blocks.flatMap((block) => saidIn(role, block))),
      tools: tools.map(({ name, input_schema }) => ({ name, parameters: input_schema })),
    }
  },
  write({ model }, { text, calls = [], stop }, { input, cached, written, output }, account) {
    const thinking = { type: 'thinking', thinking: '', signature: sealOf('anthropic', model, account) }
    return {
      id: newId('msg_'),
      type: 'message',
      role: 'assistant',
      model,
      content: [
        ...(calls.length > 0 ? [thinking] : []),
        ...(text ? [{ type: 'text', text, citations: null }] : []),
        ...calls.map(({ name, arguments: given }) => ({
          type: 'tool_use',
          id: newId('toolu_'),
          name,
          input: typeof given === 'string' ? parsedArguments(given) : (given ?? {}),
        })),
      ],
      stop_reason: stop
        ? { length: 'max_tokens', refused: 'refusal' }[stop]
        : calls.length > 0
          ? 'tool_use'
          : 'end_turn',
      stop_sequence: null,
      usage: {
        input_tokens: input,
        cache_creation_input_tokens: written,
        cache_read_input_tokens: cached,
        cache_creation: { ephemeral_5m_input_tokens: written, ephemeral_1h_input_tokens: 0 },
        output_tokens: output,
        service_tier: 'standard',
      },
    }
  },
}

/** The results of a turn's calls are the first blocks of the next one, one for each. */
function requireOrder(role: 'user' | 'assistant', blocks: Block[], before: Block[]) {
  const called = before.flatMap(({ type, id = '' }) => (type === 'tool_use' ? [id] : []))
  const results = blocks.flatMap(({ type, tool_use_id = '' }, n) =>
    type === 'tool_result' ? [{ id: tool_use_id, n }] : [],
  )
  const isFirst = results.every(({ n }) => n < results.length)
  const isEach =
    called.toSorted().join() ===
    results
      .map(({ id }) => id)
      .toSorted()
      .join()
  if (!isFirst || !isEach || (role === 'assistant' && results.length > 0)) throw invalid()
}

function saidIn(role: 'user' | 'assistant', block: Block): Said[] {
  const { type, text, content = '' } = block
  if (type === 'text') return [{ by: role === 'user' ? 'customer' : 'assistant', text: text ?? '' }]
  if (type === 'tool_use') return [{ by: 'call', id: block.id ?? '', name: block.name ?? '', arguments: block.input }]
  if (type !== 'tool_result') return []
  const plain = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('')
  return [{ by: 'tool', id: block.tool_use_id ?? '', content: plain, isError: block.is_error ?? false }]
}
