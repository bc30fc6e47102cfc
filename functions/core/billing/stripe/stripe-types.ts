/** What is read of Stripe's answers (types/ of its own package have the rest); moments in epoch seconds. */
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
  hosted_invoice_url: string | null
}

export interface StripeList<One> {
  data: One[]
}
