import * as z from 'zod/mini'
import { type Ask, answerOf, type Item, ownOf, readArguments, type To, type Wire } from './turn-types.ts'
import { kindOf, VendorError } from './vendor-error.ts'

const Part = z.object({ type: z.string(), text: z.optional(z.string()), refusal: z.optional(z.string()) })
const Output = z.looseObject({
  type: z.string(),
  content: z.optional(z.nullable(z.array(Part))),
  call_id: z.optional(z.string()),
  name: z.optional(z.string()),
  arguments: z.optional(z.string()),
})
const Response = z.object({
  status: z.string(),
  output: z.array(Output),
  error: z.nullish(z.object({ code: z.string() })),
  incomplete_details: z.nullish(z.object({ reason: z.optional(z.string()) })),
  usage: z.object({
    input_tokens: z.number(),
    input_tokens_details: z.nullish(
      z.object({ cached_tokens: z.optional(z.number()), cache_write_tokens: z.optional(z.number()) }),
    ),
    output_tokens: z.number(),
  }),
})

/** Older models refuse to be asked for encrypted reasoning. */
const reasons = (model: string) => !/^(ft:)?(gpt-[34]|chatgpt)/.test(model)

/** OpenAI's Responses, of which OpenAI keeps nothing (`store`), so that its answers are sent back whole. */
export const openaiWire: Wire = {
  path: '/responses',
  write: (to: To, { system, items, tools, mustCall, maxTokens }: Ask) => ({
    model: to.model,
    instructions: system,
    input: items.flatMap((item) => inputOf(to, item)),
    ...(tools.length > 0 && {
      // Strict schemas know no optional fields, and the arguments are checked anyway.
      tools: tools.map((tool) => ({ type: 'function', ...tool, strict: false })),
      tool_choice: mustCall ? 'required' : 'auto',
    }),
    max_output_tokens: maxTokens,
    store: false,
    ...(reasons(to.model) && { include: ['reasoning.encrypted_content'] }),
  }),
  read(to, body) {
    // A failed answer has no usage.
    const failed = z.safeParse(z.object({ status: z.literal('failed') }), body)
    if (failed.success) throw failure(to, body)
    const { output, status, incomplete_details, usage } = Response.parse(body)
    const cached = usage.input_tokens_details?.cached_tokens ?? 0
    const written = usage.input_tokens_details?.cache_write_tokens ?? 0
    const isRefused =
      incomplete_details?.reason === 'content_filter' ||
      output.some(({ content }) => content?.some(({ type }) => type === 'refusal'))
    return answerOf(
      output.map((one) => itemOf(to, one)),
      isRefused ? 'refused' : status === 'incomplete' ? 'length' : undefined,
      { input: usage.input_tokens - cached - written, cached, written, output: usage.output_tokens },
    )
  },
}

function failure({ provider }: To, body: unknown) {
  const read = z.safeParse(z.object({ error: z.object({ code: z.string() }) }), body)
  const code = read.data?.error.code
  return new VendorError(kindOf(500, [code]), provider, { status: 200, code })
}

function inputOf(to: To, item: Item): unknown[] {
  if (item.kind === 'customer') return [{ role: 'user', content: item.text }]
  if (item.kind === 'result') return [{ type: 'function_call_output', call_id: item.id, output: item.content }]
  const own = ownOf(to, item.own)
  if (own !== undefined) return [own]
  if (item.kind === 'assistant') return [{ role: 'assistant', content: item.text }]
  if (item.kind === 'opaque') return []
  return [{ type: 'function_call', call_id: item.id, name: item.name, arguments: JSON.stringify(item.arguments ?? {}) }]
}

function itemOf({ provider, model }: To, output: z.infer<typeof Output>): Item {
  const own = { provider, model, value: output }
  const { type, call_id, name, content } = output
  if (type === 'function_call' && call_id !== undefined && name !== undefined)
    return { kind: 'call', id: call_id, name, ...readArguments(output.arguments ?? ''), own }
  if (type === 'message') return { kind: 'assistant', text: content?.map(({ text = '' }) => text).join('') ?? '', own }
  return { kind: 'opaque', own }
}
