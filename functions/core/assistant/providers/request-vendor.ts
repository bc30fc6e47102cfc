import * as z from 'zod/mini'
import type { AiProvider } from '#contract/assistant/providers.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { PROVIDERS } from './provider-rows.ts'
import { kindOf, VendorError } from './vendor-error.ts'

/** Far above any answer we ask for. */
const LARGEST_ANSWER_BYTES = 1_000_000

interface Request {
  provider: AiProvider
  key: string
  path: string
  body: string | FormData
  signal: AbortSignal
}

/** All vendors' errors; Anthropic's narrowest code is in the details. */
const Failure = z.object({
  error: z.object({
    code: z.nullish(z.string()),
    type: z.nullish(z.string()),
    details: z.nullish(z.looseObject({ error_code: z.nullish(z.string()) })),
  }),
})

/** Posts to a vendor, once. Returns the parsed JSON and the vendor's id of the request; throws VendorError. */
export async function requestVendor({ provider, key, path, body, signal }: Request) {
  const { variable, base, headers } = PROVIDERS[provider]
  let response: Response
  let text: string
  try {
    response = await fetch(`${optionalVariable(variable) ?? base}${path}`, {
      method: 'POST',
      headers: { ...headers(key), ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      body,
      // The key and the conversation must go nowhere else.
      redirect: 'error',
      signal,
    })
    text = await readText(response)
  } catch (error) {
    // Without its cause, which may quote the headers.
    if (signal.aborted) throw new VendorError('timeout', provider)
    if (error instanceof RangeError) throw new VendorError('malformed', provider, { code: 'too_large' })
    throw new VendorError('unavailable', provider, { code: codeOf(error) })
  }
  const requestId = response.headers.get('request-id') ?? response.headers.get('x-request-id') ?? undefined
  const json = parse(text)
  if (!response.ok) throw failureOf(provider, response, json, requestId)
  if (json === undefined) throw new VendorError('malformed', provider, { status: response.status, requestId })
  return { json, requestId }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > LARGEST_ANSWER_BYTES) throw new RangeError('The answer is too large.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureOf(provider: AiProvider, { status, headers }: Response, json: unknown, requestId?: string) {
  const { code, type, details } = z.safeParse(Failure, json).data?.error ?? {}
  const codes = [details?.error_code, code, type].map((one) => one ?? undefined)
  const kind = kindOf(status, codes)
  const shouldRetry = headers.get('x-should-retry')
  return new VendorError(kind, provider, {
    status,
    code: codes.find(Boolean),
    requestId,
    retryAfterMs: retryAfterOf(headers),
    // A model may call tools rightly the next time (Groq's `tool_use_failed`); a request stays as wrong as it is.
    ...(shouldRetry
      ? { mayRetry: shouldRetry === 'true' }
      : kind === 'malformed' && { mayRetry: code === 'tool_use_failed' }),
  })
}

/** In milliseconds, if the vendor says so in either header; a date is one of the standard's forms. */
function retryAfterOf(headers: Headers): number | undefined {
  const [exact, seconds] = [headers.get('retry-after-ms'), headers.get('retry-after')]
  if (exact && Number(exact) >= 0) return Number(exact)
  if (!seconds) return undefined
  const after = Number.isNaN(Number(seconds)) ? Date.parse(seconds) - Date.now() : Number(seconds) * 1000
  return Number.isNaN(after) ? undefined : Math.max(0, after)
}

const codeOf = (error: unknown) =>
  (error as { cause?: { code?: unknown } }).cause?.code === undefined
    ? undefined
    : String((error as { cause: { code: unknown } }).cause.code)
