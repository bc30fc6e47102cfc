import * as z from 'zod'
import { argumentsText, newId, Parameters, parsedArguments, Refused, type Said, sealOf, type Wire } from './asked.ts'
import { knownModel } from './known-model.ts'

const failure = (status: number, type: string, code: string | null, headers?: Record<string, string>) => ({
  status,
  headers,
  body: { error: { message: 'Said by the local twin of OpenAI.', type, param: null, code } },
})
const invalid = (code: string | null) => new Refused(failure(400, 'invalid_request_error', code))

const Text = z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))])
const Item = z.looseObject({
  type: z.string().optional(),
  role: z.enum(['user', 'assistant', 'system', 'developer']).optional(),
  content: Text.nullish(),
  call_id: z.string().optional(),
  name: z.string().optional(),
  arguments: z.string().optional(),
  output: Text.optional(),
  encrypted_content: z.string().nullish(),
})
const Body = z.looseObject({
  model: z.string(),
  instructions: z.string().nullish(),
  input: z.union([z.string(), z.array(Item)]),
  tools: z.array(z.looseObject({ type: z.literal('function'), name: z.string(), parameters: Parameters })).optional(),
  max_output_tokens: z.number().int().min(16).nullish(),
  stream: z.literal(false).nullish(),
})

/** OpenAI's Responses. */
export const openai: Wire = {
  path: '/v1/responses',
  failures: {
    auth: failure(401, 'invalid_request_error', 'invalid_api_key'),
    permission: failure(403, 'invalid_request_error', null),
    throttled: failure(429, 'requests', 'rate_limit_exceeded', { 'retry-after': '1' }),
    quota: failure(429, 'insufficient_quota', 'credit_balance_exhausted', { 'x-should-retry': 'false' }),
    model_gone: failure(404, 'invalid_request_error', 'model_not_found'),
    too_long: failure(400, 'invalid_request_error', 'context_length_exceeded'),
    refused: failure(400, 'invalid_request_error', 'invalid_prompt'),
    malformed: failure(400, 'invalid_request_error', null),
    unavailable: failure(500, 'server_error', 'server_error'),
    overloaded: failure(503, 'server_error', 'server_is_overloaded'),
    timeout: failure(504, 'server_error', null),
    failed: {
      status: 200,
      body: responseOf({ status: 'failed', error: { code: 'server_error', message: 'Failed.' } }),
    },
  },
  read(body, _, account) {
    const read = Body.safeParse(body)
    if (!read.success) throw invalid('invalid_value')
    const { model, instructions, input, tools = [] } = read.data
    if (!knownModel('openai', model)) throw new Refused(failure(404, 'invalid_request_error', 'model_not_found'))
    const items = typeof input === 'string' ? [{ role: 'user' as const, content: input }] : input
    for (const { encrypted_content: sealed } of items as z.infer<typeof Item>[])
      if (sealed && sealed !== sealOf('openai', model, account)) throw invalid('invalid_encrypted_content')
    const said = items.flatMap(saidIn)
    requireResults(said)
    const system = items
      .filter(({ role }) => role === 'system' || role === 'developer')
      .map(({ content }) => plain(content))
    return {
      model,
      system: [instructions ?? '', ...system].join('\n'),
      said,
      tools: tools.map(({ name, parameters }) => ({ name, parameters })),
    }
  },
  write({ model }, { text, calls = [], stop }, { input, cached, output }, account) {
    const reasoning = calls.length > 0 && {
      type: 'reasoning',
      id: newId('rs_'),
      summary: [],
      encrypted_content: sealOf('openai', model, account),
    }
    const part =
      stop === 'refused'
        ? { type: 'refusal', refusal: text ?? '' }
        : { type: 'output_text', text, annotations: [], logprobs: [] }
    const message = (text !== undefined || stop === 'refused') && {
      type: 'message',
      id: newId('msg_'),
      role: 'assistant',
      status: 'completed',
      content: [part],
    }
    return responseOf({
      model,
      ...(stop === 'length' && { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
      output: [
        ...[reasoning, message].filter(Boolean),
        ...calls.map(({ name, arguments: given }) => ({
          type: 'function_call',
          id: newId('fc_'),
          call_id: newId('call_'),
          name,
          arguments: argumentsText(given),
          status: 'completed',
        })),
      ],
      usage: {
        input_tokens: input + cached,
        input_tokens_details: { cached_tokens: cached, cache_write_tokens: 0 },
        output_tokens: output,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: input + cached + output,
      },
    })
  },
}

function responseOf(parts: Record<string, unknown>) {
  return {
    id: newId('resp_'),
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status: 'completed',
    error: null,
    incomplete_details: null,
    output: [],
    parallel_tool_calls: true,
    tool_choice: 'auto',
    tools: [],
    store: false,
    ...parts,
  }
}

function saidIn(item: z.infer<typeof Item>): Said[] {
  if (item.type === 'function_call')
    return [
      { by: 'call', id: item.call_id ?? '', name: item.name ?? '', arguments: parsedArguments(item.arguments ?? '') },
    ]
  if (item.type === 'function_call_output')
    return [{ by: 'tool', id: item.call_id ?? '', content: plain(item.output), isError: false }]
  if (item.role === 'user') return [{ by: 'customer', text: plain(item.content) }]
  return item.role === 'assistant' ? [{ by: 'assistant', text: plain(item.content) }] : []
}

/** Each call has its result, and each result its call. */
function requireResults(said: Said[]) {
  const called = said.flatMap((one) => (one.by === 'call' ? [one.id] : []))
  const answered = said.flatMap((one) => (one.by === 'tool' ? [one.id] : []))
  if (called.toSorted().join() !== answered.toSorted().join()) throw invalid(null)
}

const plain = (text: z.infer<typeof Text> | null | undefined) =>
  typeof text === 'string' ? text : (text ?? []).map((part) => part.text ?? '').join('')
