import { optionalVariable } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'
import { asForm } from './as-form.ts'
import type { StripeCalls } from './stripe-types.ts'

type Call<Method extends string, Path extends string> = `${Method} ${Path}` extends keyof StripeCalls
  ? StripeCalls[`${Method} ${Path}`]
  : never

/** The version whose requests and answers these are. */
const VERSION = '2026-10-28.endive'
const PATIENCE_MS = 10_000

/** This deployment takes payments. */
export const isPaidFor = () => Boolean(optionalVariable('STRIPE_SECRET_KEY'))

/** Stripe says no, by a code of https://docs.stripe.com/error-codes. */
export class StripeRefusal extends Error {
  readonly code: string | undefined
  constructor(message: string, code: string | undefined) {
    super(`Stripe refused ${message} (${code})`)
    this.code = code
  }
}

/**
 * A request to Stripe (https://docs.stripe.com/api); `once`: the same for repeats of one act, within a day. Throws
 * `nobody_pays` without a key, `stripe_away` where only another time helps, else `StripeRefusal`.
 */
export async function requestStripe<Method extends 'GET' | 'POST' | 'DELETE', Path extends `/v1/${string}`>(
  method: Method,
  path: Path,
  { params, once }: { params?: Call<Method, Path>['sent']; once?: string } = {},
): Promise<Call<Method, Path>['read']> {
  const key = optionalVariable('STRIPE_SECRET_KEY')
  if (!key) throw new AppError('nobody_pays')
  const base = optionalVariable('STRIPE_BASE_URL') ?? 'https://api.stripe.com'
  const form = asForm({ ...params })
  const query = method === 'GET' && form.size > 0 ? `?${form}` : ''
  const headers = {
    authorization: `Bearer ${key}`,
    'stripe-version': VERSION,
    ...(once && { 'idempotency-key': once }),
  }
  const body = method === 'GET' || form.size === 0 ? undefined : form
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(base + path + query, { method, headers, body, redirect: 'error', signal }).catch(() => {
    throw new AppError('stripe_away')
  })
  if (answer.status >= 500 || answer.status === 429) throw new AppError('stripe_away')
  const read = (await answer.json()) as Call<Method, Path>['read'] & { error?: { message?: string; code?: string } }
  if (!answer.ok) throw new StripeRefusal(`${method} ${path}: ${read.error?.message}`, read.error?.code)
  return read
}
