import { createHmac, timingSafeEqual } from 'node:crypto'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Guest } from '../../platform/ctx.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { notFound } from '../../platform/errors.ts'

/** A signature is older than this only where somebody plays it again. */
const TOLERANCE_SECONDS = 300

interface Told {
  text: string
  headers: { 'stripe-signature'?: string }
}

/** Has a dealership read anew at Stripe that one of its signed events is about; what is not signed is not found. */
export async function acceptEvent({ now }: Guest, { text, headers }: Told): Promise<void> {
  const secret = optionalVariable('STRIPE_WEBHOOK_SECRET')
  if (!secret || !isSigned(text, headers['stripe-signature'] ?? '', { secret, now })) throw notFound()
  const { data } = JSON.parse(text) as { data: { object: Subject } }
  const { metadata, client_reference_id, parent, subscription_details } = data.object
  const org =
    metadata?.org ?? client_reference_id ?? (parent?.subscription_details ?? subscription_details)?.metadata?.org
  if (org) await enqueue('sync-billing', { org })
}

/** Where a subscription, a customer, a checkout, and an invoice bear our mark. */
interface Subject {
  metadata?: { org?: string } | null
  client_reference_id?: string | null
  parent?: { subscription_details?: { metadata?: { org?: string } | null } | null } | null
  subscription_details?: { metadata?: { org?: string } | null } | null
}

/** `t=…,v1=…` with one v1 a secret: HMAC-SHA256 of `t.body` (https://docs.stripe.com/webhooks/signature). */
function isSigned(text: string, header: string, { secret, now }: { secret: string; now: Date }): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const valuesOf = (wanted: string) => parts.flatMap(([name, value]) => (name === wanted && value ? [value] : []))
  const [at = ''] = valuesOf('t')
  if (!(Math.abs(now.getTime() / 1000 - Number(at)) <= TOLERANCE_SECONDS)) return false
  const ours = createHmac('sha256', secret).update(`${at}.${text}`).digest()
  return valuesOf('v1').some((one) => {
    const theirs = Buffer.from(one, 'hex')
    return theirs.length === ours.length && timingSafeEqual(theirs, ours)
  })
}
