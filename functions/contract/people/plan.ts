/**
 * What Lotwire costs and promises, for the pricing page, sign-up, settings, and everything that a plan opens or limits:
 * the one place that says it. Amounts in cents of a US dollar.
 */
export const PLAN = {
  id: 'ultimate',
  name: 'Ultimate',
  currency: 'USD',
  monthlyCents: 40_000,
  /** As invoices call what numbers from Lotwire cost at Twilio, which is passed on as it is and counted so. */
  usageName: 'Texts, calls, and fees of numbers from Lotwire, in millionths of a dollar',
  /** People of a dealership, invited ones included. */
  seats: 10,
  trialDays: 14,
  /** The last days of the trial, counted down on every page. */
  trialNoticeDays: 5,
  /** The first payment is given back within. */
  guaranteeDays: 30,
  /** It goes on working after a payment failed. */
  graceDays: 14,
} as const

/** What opens a dealership. */
export const PLAN_STATES = ['trial', 'active', 'past_due'] as const

/** How it stands with its plan. */
export const BILLING_STATUSES = [...PLAN_STATES, 'read_only', 'closed'] as const
export type BillingStatus = (typeof BILLING_STATUSES)[number]
