/** The parts of Stripe's answers that are read; moments in epoch seconds. */
export interface StripeSubscription {
  id: string
  status: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  ended_at: number | null
  start_date: number
  trial_end: number | null
  items: { data: { current_period_start: number; current_period_end: number }[] }
}

export interface StripeInvoice {
  id: string
  number: string | null
  created: number
  total: number
  currency: string
  status: string | null
  hosted_invoice_url?: string | null
}

interface StripeList<One> {
  data: One[]
}
interface Made {
  id: string
}

/** Each call that is made: what it sends, and what of its answer is read. Stripe's own types are asked of both (test/stripe). */
export interface StripeCalls {
  'POST /v1/customers': { sent: { name?: string; email: string; metadata: { org: string } }; read: Made }
  'POST /v1/checkout/sessions': { sent: CheckoutSent; read: { url: string | null } }
  'POST /v1/billing_portal/sessions': { sent: { customer: string; return_url: string }; read: { url: string } }
  'GET /v1/subscriptions': { sent: { customer: string; status: 'all' }; read: StripeList<StripeSubscription> }
  [changed: `POST /v1/subscriptions/${string}`]: { sent: { cancel_at_period_end: boolean }; read: Made }
  /** `invoice_now`: what was used since the last invoice is billed. */
  [canceled: `DELETE /v1/subscriptions/${string}`]: { sent: { invoice_now: boolean } | undefined; read: Made }
  'GET /v1/invoices': {
    sent: ({ customer: string } | { subscription: string }) & { limit: number }
    read: StripeList<StripeInvoice>
  }
  'GET /v1/invoice_payments': {
    sent: { invoice: string; status: 'paid' }
    read: StripeList<{ payment: { payment_intent?: string | object } }>
  }
  'POST /v1/refunds': { sent: { payment_intent: string }; read: Made }
  'GET /v1/prices': { sent: { lookup_keys: string[]; active: boolean }; read: StripeList<Made> }
  'POST /v1/prices': { sent: PriceSent; read: Made }
  'GET /v1/billing/meters': {
    sent: { status: 'active'; limit: number }
    read: StripeList<{ id: string; event_name: string }>
  }
  'POST /v1/billing/meters': {
    sent: { display_name: string; event_name: string; default_aggregation: { formula: 'sum' } }
    read: Made
  }
  'POST /v1/billing/meter_events': {
    sent: {
      event_name: string
      identifier: string
      timestamp: number
      payload: { stripe_customer_id: string; value: string }
    }
    read: { identifier: string }
  }
  [sums: `GET /v1/billing/meters/${string}/event_summaries`]: {
    sent: { customer: string; start_time: number; end_time: number }
    read: StripeList<{ aggregated_value: number }>
  }
}

interface CheckoutSent {
  mode: 'subscription'
  customer: string
  client_reference_id: string
  line_items: (
    | { price: string }
    | {
        quantity: number
        price_data: {
          currency: string
          unit_amount: number
          recurring: { interval: 'month' }
          product_data: { name: string }
          tax_behavior: 'exclusive'
        }
      }
  )[]
  subscription_data: { metadata: { org: string }; trial_end?: number }
  automatic_tax: { enabled: boolean }
  customer_update: { address: 'auto'; name: 'auto' }
  tax_id_collection: { enabled: boolean }
  success_url: string
  cancel_url: string
}

interface PriceSent {
  currency: string
  unit_amount_decimal: string
  recurring: { interval: 'month'; usage_type: 'metered'; meter: string }
  product_data: { name: string }
  tax_behavior: 'exclusive'
  lookup_key: string
}
