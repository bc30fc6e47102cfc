import * as z from 'zod'
import { argumentsText, newId, Parameters, parsedArguments, Refused, type Said, type Wire } from './asked.ts'
import { knownModel } from './known-model.ts'

const failure = (status: number, type: string, code: string | null, more: object = {}) => ({
  status,
  headers: status === 429 ? { 'retry-after': '1' } : undefined,
  body: { error: { message: 'Said by the local twin of Groq.', type, code, ...more } },
})
const invalid = () => new Refused(failure(400, 'invalid_request_error', null))

const ToolCall = z.object({
  id: z.string(),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
})
const Message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('system'), content: z.string() }),
  z.object({ role: z.literal('user'), content: z.string() }),
  z.object({
    role: z.literal('assistant'),
    content: z.string().nullish(),
    tool_calls: z.array(ToolCall).optional(),
  }),
  z.object({ role: z.literal('tool'), tool_call_id: z.string(), content: z.string() }),
])
const Body = z.looseObject({
  model: z.string(),
  messages: z.array(Message).min(1),
  tools: z
    .array(
      z.object({
        type: z.literal('function'),
        function: z.looseObject({ name: z.string(), parameters: Parameters }),
      }),
    )
    .optional(),
  reasoning_format: z.enum(['hidden', 'raw', 'parsed']).optional(),
  stream: z.literal(false).nullish(),
})

/** Groq's chat completions. */
export const groq: Wire = {
  path: '/openai/v1/chat/completions',
  failures: {
    auth: failure(401, 'invalid_request_error', 'invalid_api_key'),
    permission: failure(403, 'invalid_request_error', null),
    quota: failure(400, 'invalid_request_error', 'blocked_api_access'),
    malformed: failure(400, 'invalid_request_error', 'tool_use_failed', { failed_generation: '<function=' }),
    throttled: failure(429, 'tokens', 'rate_limit_exceeded'),
    model_gone: failure(404, 'invalid_request_error', 'model_not_found'),
    too_long: failure(413, 'tokens', 'rate_limit_exceeded'),
    unavailable: failure(500, 'internal_server_error', null),
    overloaded: failure(498, 'invalid_request_error', 'capacity_exceeded'),
    timeout: failure(504, 'internal_server_error', null),
  },
  read(body) {
    const read = Body.safeParse(body)
    if (!read.success) throw invalid()
    const { model, messages, tools = [], reasoning_format } = read.data
    if (!knownModel('groq', model)) throw new Refused(failure(404, 'invalid_request_error', 'model_not_found'))
    if (reasoning_format && model.startsWith('openai/')) throw invalid()
    const said = messages.flatMap(saidIn)
    const called = said.flatMap((one) => (one.by === 'call' ? [one.id] : []))
    if (said.some((one) => one.by === 'tool' && !called.includes(one.id))) throw invalid()
    return {
      model,
      system: messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n'),
      said,
      tools: tools.map(({ function: { name, parameters } }) => ({ name, parameters })),
    }
  },
  write({ model }, { text, calls = [], stop }, { input, cached, output }) {
    const id = newId('chatcmpl-')
    return {
      id,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model,
      choices: [
        {
          index: 0,
          finish_reason: stop
            ? { length: 'length', refused: 'content_filter' }[stop]
            : calls.length > 0
              ? 'tool_calls'
              : 'stop',
          logprobs: null,
          message: {
            role: 'assistant',
            content: text ?? null,
            ...(calls.length > 0 && {
              reasoning: 'I look it up.',
              tool_calls: calls.map(({ name, arguments: given }) => ({
                id: newId('call_'),
                type: 'function',
                function: { name, arguments: argumentsText(given) },
              })),
            }),
          },
        },
      ],
      usage: {
        queue_time: 0.01,
        prompt_tokens: input + cached,
        prompt_time: 0.01,
        completion_tokens: output,
        completion_time: 0.1,
        total_tokens: input + cached + output,
        total_time: 0.11,
        prompt_tokens_details: { cached_tokens: cached },
      },
      x_groq: { id: newId('req_') },
    }
  },
}

function saidIn(message: z.infer<typeof Message>): Said[] {
  if (message.role === 'system') return []
  if (message.role === 'user') return [{ by: 'customer', text: message.content }]
  if (message.role === 'tool')
    return [{ by: 'tool', id: message.tool_call_id, content: message.content, isError: false }]
  return [
    ...(message.content ? [{ by: 'assistant' as const, text: message.content }] : []),
    ...(message.tool_calls ?? []).map(({ id, function: { name, arguments: given } }) => ({
      by: 'call' as const,
      id,
      name,
      arguments: parsedArguments(given),
    })),
  ]
}
