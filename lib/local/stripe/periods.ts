import { isGood } from './cards.ts'
import { owedFor } from './meters.ts'
import { type Invoice, newStripeId, type StripeData, type Subscription } from './state.ts'

const DAY = 86_400
/** Of further tries to charge a card, as Stripe's settings have them. */
const RETRY_DAYS = 21

/** A month later, as Stripe counts: the same day, or the month's last. */
function monthAfter(seconds: number): number {
  const at = new Date(seconds * 1000)
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + 1)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, last))
  return at.getTime() / 1000
}

/** Begins a subscription: with its trial, or with a first charge that went through. */
export function begin(
  data: StripeData,
  asked: Pick<Subscription, 'customer' | 'metadata' | 'amount'>,
  now: number,
  trialEnd?: number,
) {
  const subscription: Subscription = {
    ...asked,
    id: newStripeId('sub'),
    status: trialEnd === undefined ? 'active' : 'trialing',
    from: now,
    until: trialEnd ?? monthAfter(now),
    cancel_at_period_end: false,
    ended_at: null,
    start_date: now,
    trial_end: trialEnd ?? null,
  }
  data.subscriptions[subscription.id] = subscription
  addInvoice(data, subscription, trialEnd === undefined ? subscription.amount : 0, now).status = 'paid'
  return subscription
}

function addInvoice(data: StripeData, { id, customer }: Subscription, total: number, created: number): Invoice {
  const number = `LOTWIRE-${String(data.invoices.length + 1).padStart(4, '0')}`
  const invoice: Invoice = {
    ...{ id: newStripeId('in'), number, customer, subscription: id },
    ...{ created, total, currency: 'usd', status: 'open' },
  }
  data.invoices.unshift(invoice)
  return invoice
}

/** Brings a customer's subscription to a moment: periods end and begin, cards are charged. True if that changed it. */
export function settle(data: StripeData, customer: string, now: number): boolean {
  let isChanged = false
  for (const one of Object.values(data.subscriptions)) {
    if (one.customer !== customer) continue
    while (one.status !== 'canceled' && step(data, one, now)) isChanged = true
  }
  return isChanged
}

function step(data: StripeData, one: Subscription, now: number): boolean {
  if (one.status === 'past_due') return retry(data, one, now)
  if (one.until > now) return false
  if (one.cancel_at_period_end) {
    billUsage(data, one, one.until)
    return end(one, one.until)
  }
  // What a trial's time cost is charged to nobody.
  const used = one.status === 'trialing' ? 0 : owedFor(data, one.customer, one.from, one.until)
  one.from = one.until
  one.until = monthAfter(one.until)
  const invoice = addInvoice(data, one, one.amount + used, one.from)
  charge(data, one, invoice)
  return true
}

/** Bills what was used since the last invoice, of a subscription that ends. */
export function billUsage(data: StripeData, one: Subscription, now: number) {
  const used = one.status === 'trialing' ? 0 : owedFor(data, one.customer, one.from, now + 1)
  if (used > 0) charge(data, one, addInvoice(data, one, used, now))
}

function charge(data: StripeData, one: Subscription, invoice: Invoice) {
  const isPaid = isGood(data.customers[one.customer]?.card)
  invoice.status = isPaid ? 'paid' : 'open'
  one.status = isPaid ? 'active' : 'past_due'
}

/** What is open is charged again once there is a card that pays; after three weeks the subscription ends. */
function retry(data: StripeData, one: Subscription, now: number): boolean {
  if (isGood(data.customers[one.customer]?.card)) {
    for (const invoice of data.invoices)
      if (invoice.subscription === one.id && invoice.status === 'open') charge(data, one, invoice)
    return true
  }
  return now >= one.from + RETRY_DAYS * DAY && end(one, one.from)
}

function end(one: Subscription, at: number): true {
  one.status = 'canceled'
  one.ended_at = at
  return true
}
