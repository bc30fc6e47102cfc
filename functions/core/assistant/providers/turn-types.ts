import type { AiProvider } from '#contract/assistant/providers.ts'

/** Whom to ask. */
export interface To {
  provider: AiProvider
  model: string
  key: string
}

/** A part of an answer exactly as its vendor sent it: only the model that made it may read it again. */
interface Own {
  provider: AiProvider
  model: string
  value: unknown
}

export interface Call {
  id: string
  name: string
  /** Parsed, and not checked against the tool; `undefined` if it was not JSON. */
  arguments: unknown
  isMalformed?: boolean
}

/**
 * A piece of the conversation, oldest first. Those of an answer are sent back unchanged and in order, followed by one
 * result for each call. With another key they must be left out: vendors tie their thinking to the account.
 */
export type Item =
  | { kind: 'customer'; text: string }
  | { kind: 'assistant'; text: string; own?: Own }
  | ({ kind: 'call'; own?: Own } & Call)
  | { kind: 'result'; id: string; content: string; isError?: boolean }
  /** Thinking, in its vendor's own format. */
  | { kind: 'opaque'; own: Own }

export interface Tool {
  name: string
  description: string
  /** JSON schema of an object. */
  parameters: Record<string, unknown>
}

export interface Ask {
  system: string
  items: Item[]
  tools: Tool[]
  /** Asks for a call where the model can be forced; the others need to be told so in `system`, and may not obey. */
  mustCall?: boolean
  /** Thinking included. */
  maxTokens: number
  /** For each attempt. */
  timeoutMs: number
  /** Ends the attempt and forbids further ones. */
  signal?: AbortSignal
}

/** In tokens. The three kinds of input exclude each other; output includes thinking. */
export interface Usage {
  input: number
  cached: number
  written: number
  output: number
}

export interface TurnAnswer {
  items: Item[]
  calls: Call[]
  text: string
  stop: 'calls' | 'end' | 'length' | 'refused'
  usage: Usage
  /** For asking the vendor about it. */
  requestId: string | undefined
}

/** A vendor's format of a turn. */
export interface Wire {
  /** After the base URL. */
  path: string
  write(to: To, ask: Ask): unknown
  /** Throws VendorError, or any other error for an unknown format. */
  read(to: To, body: unknown): Omit<TurnAnswer, 'requestId'>
}

/** The value to send for an item: the vendor's own where the same model reads it. */
export const ownOf = ({ provider, model }: To, own: Own | undefined) =>
  own?.provider === provider && own.model === model ? own.value : undefined

export function readArguments(text: string): Pick<Call, 'arguments' | 'isMalformed'> {
  try {
    return { arguments: JSON.parse(text || '{}') }
  } catch {
    return { arguments: undefined, isMalformed: true }
  }
}

/** An answer from its items. */
export function answerOf(items: Item[], stop: TurnAnswer['stop'] | undefined, usage: Usage) {
  const calls = items.flatMap((item) => {
    if (item.kind !== 'call') return []
    const { kind: _, own: __, ...call } = item
    return [call]
  })
  const text = items.flatMap((item) => (item.kind === 'assistant' ? [item.text] : [])).join('\n')
  return { items, calls, text, stop: stop ?? (calls.length > 0 ? ('calls' as const) : ('end' as const)), usage }
}
