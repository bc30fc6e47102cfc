import * as z from 'zod/mini'
import { USAGE_KINDS } from '#contract/billing/usage-kinds.ts'
import { Count, Flag, Id, MaybeMoment, MaybeText, Moment, Text } from '#contract/fields.ts'
import { BILLING_STATUSES } from '#contract/people/plan.ts'
import { route } from '#contract/route.ts'

const Invoice = z.object({
  id: Text,
  number: MaybeText,
  at: Moment,
  /** In cents. */
  total: Count,
  currency: Text,
  status: Text,
  /** Stripe's page of it. */
  url: MaybeText,
})

const paying = { access: 'manager', right: 'billing', whileReadOnly: true } as const

/** What a dealership pays, for whoever may pay. */
export const billing = {
  get: route({
    method: 'GET',
    path: '/api/billing',
    ...paying,
    uses: ['table:read', 'keys:csrf'],
    output: z.object({
      /** The plan that was chosen; null before. */
      plan: MaybeText,
      status: z.enum(BILLING_STATUSES),
      trial_ends_at: MaybeMoment,
      /** The end of what is paid. */
      paid_until: MaybeMoment,
      ends_at_that: Flag,
      seats: Count,
      seats_used: Count,
      /**
       * From which day (UTC) `usage` counts, by kind and in dollars: of what is paid now, after the trial, or of the month.
       * Only of numbers that Lotwire bought.
       */
      usage_from: Text,
      usage: z.array(z.object({ kind: z.enum(USAGE_KINDS), units: Count, cost: z.number() })),
      invoices: z.array(Invoice),
    }),
  }),
  /** The address of Stripe's page on which the plan is paid. */
  checkout: route({
    method: 'POST',
    path: '/api/billing/checkout',
    ...paying,
    uses: ['table:read', 'table:write', 'keys:csrf', 'stripe'],
    output: z.object({ url: Text }),
  }),
  /** The address of Stripe's page on which card, address, and plan are changed. */
  portal: route({
    method: 'POST',
    path: '/api/billing/portal',
    ...paying,
    uses: ['table:read', 'table:write', 'keys:csrf', 'stripe'],
    output: z.object({ url: Text }),
  }),
}

/** What administrators do about a dealership's plan. */
export const billingAdmin = {
  /** Gives the first payment back within the guarantee, and ends the plan. */
  refund: route({
    method: 'POST',
    path: '/api/admin/organizations/{id}/refund',
    access: 'admin',
    uses: ['table:read', 'table:write', 'keys:csrf', 'stripe'],
    params: z.object({ id: Id }),
    output: z.undefined(),
    answers: 'empty',
  }),
}

export const stripeWebhooks = {
  /** Something changed at Stripe; signed over the body as it came. */
  changed: route({
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'visitor',
    uses: ['stripe-webhooks', 'queue:sync-billing'],
    takesText: true,
    bodyBytes: 512 * 1024,
    headers: z.object({ 'stripe-signature': z.optional(z.string().check(z.maxLength(2000))) }),
    output: z.undefined(),
    answers: 'empty',
  }),
}
