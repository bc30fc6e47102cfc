import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { HttpAnswer } from '../http-server.ts'

/** The JSON schema of a tool's arguments. */
export const Parameters = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

/** A tool as it is offered to the model. */
export interface OfferedTool {
  name: string
  parameters: z.infer<typeof Parameters>
}

export type Said =
  | { by: 'customer' | 'assistant'; text: string }
  | { by: 'call'; id: string; name: string; arguments: unknown }
  | { by: 'tool'; id: string; content: string; isError: boolean }

/** What a vendor is asked, in one form for all three. */
export interface Asked {
  model: string
  system: string
  /** Oldest first. */
  said: Said[]
  tools: OfferedTool[]
}

/** An answer of a model, in one form for all three. */
export interface Turn {
  text?: string
  /** Arguments that are text are sent as they are, JSON or not. */
  calls?: { name: string; arguments?: unknown }[]
  /** Ends for another reason than calls, or having said all. */
  stop?: 'length' | 'refused'
  /** A failure, by its status or by its name. */
  status?: number
  error?: FailureName
  headers?: Record<string, string>
  delay_ms?: number
  /** Is answered when the script is released. */
  is_held?: boolean
  /** The body itself: text is sent as it is, anything else as JSON. */
  raw?: unknown
}

export const FAILURES = [
  'auth',
  'permission',
  'quota',
  'model_gone',
  'throttled',
  'overloaded',
  'timeout',
  'unavailable',
  'too_long',
  'refused',
  'malformed',
  'failed',
] as const
type FailureName = (typeof FAILURES)[number]

/** Tokens of a request and its answer. */
export interface Tokens {
  input: number
  cached: number
  written: number
  output: number
}

/** A vendor's format of a conversation. */
export interface Wire {
  path: string
  /** Throws Refused for what the vendor would refuse. `account`: a secret that differs by key. */
  read(body: Record<string, unknown>, headers: Record<string, string | undefined>, account: string): Asked
  write(asked: Asked, turn: Turn, tokens: Tokens, account: string): Record<string, unknown>
  /** Its own answers to the failures that it knows. */
  failures: Partial<Record<FailureName, HttpAnswer>>
}

/** A request that the vendor refuses. */
export class Refused extends Error {
  readonly answer: HttpAnswer
  constructor(answer: HttpAnswer) {
    super('Refused.')
    this.answer = answer
  }
}

/** A seal on thinking: it holds for the model and the account that it was made for. */
export const sealOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

export const newId = (prefix: string) => `${prefix}${crypto.randomUUID().replaceAll('-', '')}`

export const argumentsText = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given ?? {}))

/** The arguments of a call, empty if they are no object. */
export function parsedArguments(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
