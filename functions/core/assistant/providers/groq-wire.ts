import * as z from 'zod/mini'
import {
  type Ask,
  answerOf,
  type Item,
  ownOf,
  readArguments,
  type To,
  type TurnAnswer,
  type Wire,
} from './turn-types.ts'

const ToolCall = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })
const Completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.nullable(z.string()),
      message: z.object({
        content: z.nullish(z.string()),
        reasoning: z.nullish(z.string()),
        tool_calls: z.nullish(z.array(ToolCall)),
      }),
    }),
  ),
  usage: z.object({
    prompt_tokens: z.number(),
    prompt_tokens_details: z.nullish(z.object({ cached_tokens: z.optional(z.number()) })),
    completion_tokens: z.number(),
  }),
})

const STOPS: Record<string, TurnAnswer['stop']> = { length: 'length', content_filter: 'refused' }

interface Told {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content?: string
  reasoning?: unknown
  tool_calls?: unknown[]
  tool_call_id?: string
}

/** Groq's chat completions. */
export const groqWire: Wire = {
  path: '/openai/v1/chat/completions',
  write: (to: To, { system, items, tools, mustCall, maxTokens }: Ask) => ({
    model: to.model,
    messages: [{ role: 'system', content: system }, ...messagesOf(to, items)],
    ...(tools.length > 0 && {
      tools: tools.map((tool) => ({ type: 'function', function: tool })),
      tool_choice: mustCall ? 'required' : 'auto',
    }),
    max_completion_tokens: maxTokens,
    // Else these think aloud in `content`; the others refuse the field.
    ...(to.model.startsWith('qwen/') && { reasoning_format: 'parsed' }),
  }),
  read(to, body) {
    const { choices, usage } = Completion.parse(body)
    const [choice] = choices
    if (!choice) throw new Error('no choice')
    const cached = usage.prompt_tokens_details?.cached_tokens ?? 0
    return answerOf(itemsOf(to, choice.message), STOPS[choice.finish_reason ?? ''], {
      input: usage.prompt_tokens - cached,
      cached,
      written: 0,
      output: usage.completion_tokens,
    })
  },
}

/** One message holds what the assistant thought, said, and called. */
function messagesOf(to: To, items: Item[]): Told[] {
  const messages: Told[] = []
  const spoken = (part: Partial<Told>) => {
    const last = messages.at(-1)
    const isNew = last?.role !== 'assistant' || (last.tool_calls && !part.tool_calls) || (last.content && part.content)
    if (isNew) messages.push({ role: 'assistant', ...part })
    else Object.assign(last, part, part.tool_calls && { tool_calls: [...(last.tool_calls ?? []), ...part.tool_calls] })
  }
  for (const item of items) {
    if (item.kind === 'customer') messages.push({ role: 'user', content: item.text })
    else if (item.kind === 'result') messages.push({ role: 'tool', tool_call_id: item.id, content: item.content })
    else if (item.kind === 'assistant') spoken({ content: item.text })
    else if (item.kind === 'call') spoken({ tool_calls: [callOf(item)] })
    else {
      const reasoning = ownOf(to, item.own)
      if (reasoning !== undefined) spoken({ reasoning })
    }
  }
  return messages
}

const callOf = ({ id, name, arguments: given }: { id: string; name: string; arguments: unknown }) => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(given ?? {}) },
})

function itemsOf({ provider, model }: To, message: z.infer<typeof Completion>['choices'][number]['message']): Item[] {
  const { reasoning, content, tool_calls } = message
  return [
    ...(reasoning ? [{ kind: 'opaque' as const, own: { provider, model, value: reasoning } }] : []),
    ...(content ? [{ kind: 'assistant' as const, text: content }] : []),
    ...(tool_calls ?? []).map((call) => ({
      kind: 'call' as const,
      id: call.id,
      name: call.function.name,
      ...readArguments(call.function.arguments),
    })),
  ]
}
