import type Stripe from 'stripe'
import type { StripeCalls } from '../../functions/core/billing/stripe/stripe-types.ts'

/** Its package has a class of its own for a number that is text on the wire. */
type PriceParams = Omit<Stripe.PriceCreateParams, 'unit_amount_decimal'> & { unit_amount_decimal?: string }

/** What Stripe takes and answers by its own published types, for each call that we make. */
interface Published {
  'POST /v1/customers': [Stripe.CustomerCreateParams, Stripe.Customer]
  'POST /v1/checkout/sessions': [Stripe.Checkout.SessionCreateParams, Stripe.Checkout.Session]
  'POST /v1/billing_portal/sessions': [Stripe.BillingPortal.SessionCreateParams, Stripe.BillingPortal.Session]
  'GET /v1/subscriptions': [Stripe.SubscriptionListParams, Stripe.ApiList<Stripe.Subscription>]
  [changed: `POST /v1/subscriptions/${string}`]: [Stripe.SubscriptionUpdateParams, Stripe.Subscription]
  [canceled: `DELETE /v1/subscriptions/${string}`]: [Stripe.SubscriptionCancelParams, Stripe.Subscription]
  'GET /v1/invoices': [Stripe.InvoiceListParams, Stripe.ApiList<Stripe.Invoice>]
  'GET /v1/invoice_payments': [Stripe.InvoicePaymentListParams, Stripe.ApiList<Stripe.InvoicePayment>]
  'POST /v1/refunds': [Stripe.RefundCreateParams, Stripe.Refund]
  'GET /v1/prices': [Stripe.PriceListParams, Stripe.ApiList<Stripe.Price>]
  'POST /v1/prices': [PriceParams, Stripe.Price]
  'GET /v1/billing/meters': [Stripe.Billing.MeterListParams, Stripe.ApiList<Stripe.Billing.Meter>]
  'POST /v1/billing/meters': [Stripe.Billing.MeterCreateParams, Stripe.Billing.Meter]
  'POST /v1/billing/meter_events': [Stripe.Billing.MeterEventCreateParams, Stripe.Billing.MeterEvent]
  [sums: `GET /v1/billing/meters/${string}/event_summaries`]: [
    Stripe.Billing.MeterListEventSummariesParams,
    Stripe.ApiList<Stripe.Billing.MeterEventSummary>,
  ]
}

/** Fields of what is sent, at any depth, that Stripe does not know. */
type Unknown<Sent, Taken> = Sent extends readonly (infer Each)[]
  ? Unknown<Each, Extract<Taken, readonly unknown[]>[number]>
  : Sent extends object
    ? { [Field in keyof Sent]-?: UnknownIn<Field, Sent[Field], Extract<Taken, object>> }[keyof Sent]
    : never
type UnknownIn<Field, Value, Taken> = [Taken] extends [never]
  ? Field
  : Field extends keyof Taken
    ? Unknown<Exclude<Value, undefined>, Taken[Field]>
    : Field

/** The calls that differ from what Stripe publishes: in what is sent, or in what is read of the answer. */
type Wrong = {
  [Name in keyof StripeCalls]: Name extends keyof Published
    ? [
        StripeCalls[Name]['sent'] extends Published[Name][0] | undefined ? never : 'sent',
        Unknown<StripeCalls[Name]['sent'], Published[Name][0]>,
        Published[Name][1] extends StripeCalls[Name]['read'] ? never : 'read',
      ] extends [never, never, never]
      ? never
      : Name
    : Name
}[keyof StripeCalls]

type None<Names extends never> = Names
/** Does not compile where a call differs, and names it. */
export type Same = None<Wrong>
