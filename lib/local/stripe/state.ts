import { randomBytes } from 'node:crypto'

/** What Stripe keeps, as far as we use it; written into one file. Moments in epoch seconds, money in cents. */
export interface StripeData {
  customers: Record<string, Customer>
  sessions: Record<string, Session>
  subscriptions: Record<string, Subscription>
  invoices: Invoice[]
  refunds: { id: string; invoice: string; amount: number; created: number }[]
  meters: { id: string; display_name: string; event_name: string; created: number }[]
  /** Of what meters count, in cents. */
  prices: {
    id: string
    meter: string
    lookup_key: string
    currency: string
    unit_amount_decimal: string
    created: number
  }[]
  meter_events: { identifier: string; customer: string; value: number; timestamp: number; created: number }[]
  /** Answers by idempotency key. */
  answered: Record<string, unknown>
}

interface Customer {
  id: string
  name?: string
  email?: string
  metadata: Record<string, string>
  /** The card that is charged. */
  card?: string
}
export interface Session {
  id: string
  customer: string
  client_reference_id?: string
  amount: number
  metadata: Record<string, string>
  trial_end?: number
  success_url: string
  cancel_url: string
  isDone: boolean
}
export interface Subscription {
  id: string
  customer: string
  metadata: Record<string, string>
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  amount: number
  from: number
  until: number
  cancel_at_period_end: boolean
  ended_at: number | null
  start_date: number
  trial_end: number | null
}
export interface Invoice {
  id: string
  number: string
  customer: string
  subscription: string
  created: number
  total: number
  currency: string
  status: 'paid' | 'open' | 'void'
}

export const newData = (): StripeData => ({
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: [],
  refunds: [],
  meters: [],
  prices: [],
  meter_events: [],
  answered: {},
})

export const newStripeId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
