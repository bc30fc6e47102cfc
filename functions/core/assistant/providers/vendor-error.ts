import type { AiProvider } from '#contract/assistant/providers.ts'

/**
 * - `auth`, `quota`, `model_gone`: the dealership must act, so nothing may be asked until it did.
 * - `throttled`, `overloaded`, `timeout`, `unavailable`: passes by itself.
 * - `malformed`: an answer, or a request, that the other side cannot read; `refused`: against the vendor's policies.
 * - `conversation_too_long`: for the model.
 */
export const VENDOR_ERRORS = [
  'auth',
  'quota',
  'model_gone',
  'throttled',
  'overloaded',
  'timeout',
  'unavailable',
  'malformed',
  'refused',
  'conversation_too_long',
] as const
export type VendorErrorKind = (typeof VENDOR_ERRORS)[number]

interface More {
  status?: number
  /** The vendor's own code, or the network's. */
  code?: string
  retryAfterMs?: number
  /** False if trying again brings the same. */
  mayRetry?: boolean
  requestId?: string
}

/** A failed call of an AI vendor. Its message is for the log: vendors' sentences may repeat a key, so it has none. */
export class VendorError extends Error {
  readonly kind: VendorErrorKind
  readonly provider: AiProvider
  readonly more: More

  constructor(kind: VendorErrorKind, provider: AiProvider, more: More = {}) {
    super([provider, kind, more.status, more.code].filter(Boolean).join(' '))
    this.name = 'VendorError'
    this.kind = kind
    this.provider = provider
    this.more = more
  }
}

/**
 * Vendors' codes and types, which are stable; their sentences are not. (By codes alone, a spending limit that a
 * customer of Anthropic set for themselves is an invalid request.) OpenAI's `type` says `insufficient_quota` for
 * throttling too, so a code precedes it (github.com/openai/openai-openapi f85dbe2).
 */
const KINDS: Record<string, VendorErrorKind> = {
  // OpenAI and Groq
  invalid_api_key: 'auth',
  account_deactivated: 'auth',
  organization_restricted: 'auth',
  insufficient_quota: 'quota',
  credit_balance_exhausted: 'quota',
  organization_usage_limit_exceeded: 'quota',
  organization_spend_limit_exceeded: 'quota',
  project_spend_limit_exceeded: 'quota',
  billing_not_active: 'quota',
  billing_hard_limit_reached: 'quota',
  blocked_api_access: 'quota',
  model_not_found: 'model_gone',
  model_decommissioned: 'model_gone',
  rate_limit_exceeded: 'throttled',
  slow_down: 'throttled',
  server_is_overloaded: 'overloaded',
  context_length_exceeded: 'conversation_too_long',
  content_filter: 'refused',
  content_policy_violation: 'refused',
  invalid_prompt: 'refused',
  bio_policy: 'refused',
  misalignment_policy_violation: 'refused',
  tool_use_failed: 'malformed',
  // Anthropic
  authentication_error: 'auth',
  permission_error: 'auth',
  billing_error: 'quota',
  enforced_spend_limit_reached: 'quota',
  contract_spend_limit_reached: 'quota',
  linked_organization_spend_limit_reached: 'quota',
  linked_organization_billing_unavailable: 'quota',
  organization_on_hold: 'auth',
  not_found_error: 'model_gone',
  request_too_large: 'conversation_too_long',
  rate_limit_error: 'throttled',
  overloaded_error: 'overloaded',
  timeout_error: 'timeout',
  invalid_request_error: 'malformed',
}

/** Where no code is known; 498 is Groq's for a full flex tier. A wrong address (404) is no model that is gone. */
const STATUSES: Record<number, VendorErrorKind> = {
  401: 'auth',
  402: 'quota',
  403: 'auth',
  408: 'timeout',
  409: 'unavailable',
  413: 'conversation_too_long',
  429: 'throttled',
  498: 'overloaded',
  503: 'overloaded',
  504: 'timeout',
  529: 'overloaded',
}

/** The kind of a failed call. `codes`: the vendor's codes and types for it, the narrowest first. */
export function kindOf(status: number, codes: (string | undefined)[]): VendorErrorKind {
  // Groq calls a request larger than the minute's tokens `rate_limit_exceeded`; waiting does not help.
  if (status === 413) return 'conversation_too_long'
  const known = codes.map((code) => (code && Object.hasOwn(KINDS, code) ? KINDS[code] : undefined)).find(Boolean)
  // OpenAI's and Groq's type for every fault of the caller, whatever the status says.
  if (known && (known !== 'malformed' || status === 400)) return known
  return STATUSES[status] ?? (status >= 400 && status < 500 && status !== 404 ? 'malformed' : 'unavailable')
}
