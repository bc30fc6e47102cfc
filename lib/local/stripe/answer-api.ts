import type { HttpAnswer, HttpRequest } from '../http-server.ts'
import { type At, type Form, knownCustomer, listOf, StripeRefusal } from './api.ts'
import { meterCalls, summarize } from './meters.ts'
import { billUsage, settle } from './periods.ts'
import { readForm } from './read-form.ts'
import { type Invoice, newStripeId, type Subscription } from './state.ts'

const SESSION_HOURS = 24

/** Answers a call of Stripe's API; what it does not know it refuses, as Stripe does. */
export function answerApi(at: At, request: HttpRequest, url: URL): HttpAnswer {
  const name = `${request.method} ${url.pathname}`
  const form = readForm(request.method === 'GET' ? url.search : request.body)
  const once = request.headers['idempotency-key']
  if (once && once in at.data.answered) return { status: 200, body: at.data.answered[once] }
  const [, subscription] = /^DELETE \/v1\/subscriptions\/(\w+)$/.exec(name) ?? []
  if (subscription) return { status: 200, body: cancel(at, subscription, form) }
  const [, meter] = /^GET \/v1\/billing\/meters\/(\w+)\/event_summaries$/.exec(name) ?? []
  if (meter) return { status: 200, body: summarize(at, meter, form) }
  const [, changed] = /^POST \/v1\/subscriptions\/(\w+)$/.exec(name) ?? []
  if (changed) return { status: 200, body: changeRenewal(at, changed, form) }
  const call = CALLS[name]
  if (!call) throw new StripeRefusal(404, `Unrecognized request URL (${name}).`)
  const unknown = Object.keys(form).filter((field) => !call.takes.includes(field))
  if (unknown.length > 0) throw new StripeRefusal(400, `Received unknown parameters: ${unknown.join(', ')}`)
  const body = call.answer(at, form)
  if (once) at.data.answered[once] = body
  return { status: 200, body }
}

/** The calls that we make, with the fields of each that we use (https://docs.stripe.com/api). */
const CALLS: Record<string, { takes: readonly string[]; answer: (at: At, form: Form) => object }> = {
  ...meterCalls,
  'POST /v1/customers': { takes: ['name', 'email', 'metadata'], answer: createCustomer },
  'POST /v1/checkout/sessions': {
    takes: [
      ...['mode', 'customer', 'client_reference_id', 'line_items', 'subscription_data', 'automatic_tax'],
      ...['customer_update', 'tax_id_collection', 'success_url', 'cancel_url'],
    ],
    answer: createSession,
  },
  'POST /v1/billing_portal/sessions': { takes: ['customer', 'return_url'], answer: createPortal },
  'GET /v1/subscriptions': {
    takes: ['customer', 'status'],
    answer: ({ data, now }, { customer }) => {
      settle(data, String(customer), now)
      const theirs = Object.values(data.subscriptions).filter((one) => one.customer === customer)
      return listOf(theirs.map(asSubscription))
    },
  },
  'GET /v1/invoice_payments': {
    takes: ['invoice', 'status'],
    answer: (_, { invoice }) => listOf([{ payment: { type: 'payment_intent', payment_intent: `pi_${invoice}` } }]),
  },
  'POST /v1/refunds': { takes: ['payment_intent'], answer: refund },
  'GET /v1/invoices': {
    takes: ['customer', 'subscription', 'limit'],
    answer: ({ data, url }, { customer, subscription }) =>
      listOf(
        data.invoices
          .filter((one) => (customer ? one.customer === customer : one.subscription === subscription))
          .map((one) => asInvoice(one, url)),
      ),
  },
}

function refund({ data, now }: At, { payment_intent }: Form) {
  const invoice = data.invoices.find(({ id }) => `pi_${id}` === payment_intent)
  if (invoice?.status !== 'paid') throw new StripeRefusal(400, `No such payment_intent: '${payment_intent}'`)
  if (data.refunds.some((one) => one.invoice === invoice.id))
    throw new StripeRefusal(400, `Charge of ${invoice.id} has already been refunded.`, 'charge_already_refunded')
  const made = { id: newStripeId('re'), invoice: invoice.id, amount: invoice.total, created: now }
  data.refunds.push(made)
  return { ...made, object: 'refund', status: 'succeeded' }
}

function createCustomer({ data, now }: At, { name, email, metadata }: Form) {
  const id = newStripeId('cus')
  data.customers[id] = {
    ...{ id, name: String(name ?? ''), email: String(email ?? '') },
    metadata: (metadata ?? {}) as Record<string, string>,
  }
  return { ...data.customers[id], object: 'customer', created: now }
}

interface LineItem {
  price?: string
  price_data?: { unit_amount?: string }
}

function createSession({ data, now, url }: At, form: Form) {
  const customer = knownCustomer(data, form.customer)
  const items = Object.values((form.line_items ?? {}) as Record<string, LineItem>)
  const unknown = items.find(({ price }) => price && !data.prices.some(({ id }) => id === price))
  const { metadata, trial_end } = (form.subscription_data ?? {}) as {
    metadata?: Record<string, string>
    trial_end?: string
  }
  if (form.mode !== 'subscription' || items.length === 0)
    throw new StripeRefusal(400, 'A subscription needs line items.')
  if (unknown) throw new StripeRefusal(400, `No such price: '${unknown.price}'`)
  if (trial_end !== undefined && Number(trial_end) < now + 48 * 3600)
    throw new StripeRefusal(400, 'The `trial_end` date has to be at least 2 days in the future.')
  const id = newStripeId('cs')
  data.sessions[id] = {
    ...{ id, customer, isDone: false, metadata: metadata ?? {} },
    amount: items.reduce((sum, { price_data }) => sum + Number(price_data?.unit_amount ?? 0), 0),
    ...(trial_end && { trial_end: Number(trial_end) }),
    ...{ success_url: String(form.success_url), cancel_url: String(form.cancel_url) },
  }
  const expires_at = now + SESSION_HOURS * 3600
  return { id, object: 'checkout.session', customer, status: 'open', url: `${url}/checkout/${id}`, expires_at }
}

function createPortal({ data, url }: At, { customer: named, return_url }: Form) {
  const customer = knownCustomer(data, named)
  const query = new URLSearchParams({ return_url: String(return_url) })
  return { object: 'billing_portal.session', customer, url: `${url}/portal/${customer}?${query}` }
}

function cancel({ data, now }: At, id: string, { invoice_now }: Form) {
  const one = data.subscriptions[id]
  if (!one || one.status === 'canceled') throw new StripeRefusal(404, `No such subscription: '${id}'`)
  if (invoice_now === 'true') billUsage(data, one, now)
  Object.assign(one, { status: 'canceled', ended_at: now })
  return asSubscription(one)
}

function changeRenewal({ data }: At, id: string, { cancel_at_period_end }: Form) {
  const one = data.subscriptions[id]
  if (!one || one.status === 'canceled') throw new StripeRefusal(404, `No such subscription: '${id}'`)
  return asSubscription(Object.assign(one, { cancel_at_period_end: cancel_at_period_end === 'true' }))
}

const asSubscription = ({
  id,
  customer,
  status,
  metadata,
  from,
  until,
  cancel_at_period_end,
  ended_at,
  start_date,
  trial_end,
}: Subscription) => ({
  ...{ id, object: 'subscription', customer, status, metadata, cancel_at_period_end, ended_at, start_date, trial_end },
  cancel_at: cancel_at_period_end ? until : null,
  items: listOf([{ current_period_start: from, current_period_end: until }]),
})

const asInvoice = ({ id, number, customer, created, total, currency, status }: Invoice, url: string) => ({
  ...{ id, object: 'invoice', number, customer, created, total, currency, status },
  hosted_invoice_url: `${url}/invoice/${id}`,
})
