import { dequal } from 'dequal'
import { applyOrganization } from '../../people/accounts/apply-organization.ts'
import { findOrganization, setPlan } from '../../people/organizations/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { requestStripe } from '../stripe/request-stripe.ts'
import type { StripeInvoice, StripeSubscription } from '../stripe/stripe-types.ts'
import type { BillingItem } from './entity.ts'
import { planOf } from './plan-of.ts'
import { findBilling, replaceBilling } from './store.ts'

const INVOICES = 24
const DAY_SECONDS = 86_400
/** The one that counts where there are several. */
const RANK = ['active', 'trialing', 'past_due']

/** Brings a dealership to how it stands at Stripe, whatever was told of it and when. */
export async function syncBilling(work: Work): Promise<void> {
  const { org } = work
  await retryOnConflict(async () => {
    const seen = await findBilling(org)
    if (!seen.customer) return true
    const standing = await readStanding(seen.customer)
    if (!(await replaceBilling(seen, standing))) return false
    await applyPlan(work, standing.subscription)
    return true
  })
}

async function readStanding(customer: string): Promise<Pick<BillingItem, 'subscription' | 'invoices'>> {
  const [subscriptions, invoices] = await Promise.all([
    requestStripe('GET', '/v1/subscriptions', { params: { customer, status: 'all' } }),
    requestStripe('GET', '/v1/invoices', { params: { customer, limit: INVOICES } }),
  ])
  const [counted] = subscriptions.data.toSorted((a, b) => rankOf(a) - rankOf(b))
  return { subscription: counted && asKept(counted), invoices: invoices.data.map(keptInvoice) }
}

const rankOf = ({ status }: StripeSubscription) => (RANK.indexOf(status) + RANK.length + 1) % (RANK.length + 1)

const moment = (seconds: number) => new Date(seconds * 1000).toISOString()

/** The first whole day after the trial, or after the beginning. */
const usageFrom = ({ start_date, trial_end }: StripeSubscription) =>
  moment(Math.max(start_date, trial_end ?? 0) + DAY_SECONDS).slice(0, 10)

function asKept(subscription: StripeSubscription) {
  const { id, status, items, cancel_at_period_end, cancel_at, ended_at } = subscription
  const { current_period_start = 0, current_period_end = 0 } = items.data[0] ?? {}
  const until = ended_at ?? cancel_at ?? current_period_end
  return {
    id,
    status,
    from: moment(current_period_start),
    until: moment(until),
    ends: cancel_at_period_end || cancel_at !== null,
    usage_from: usageFrom(subscription),
  }
}

const keptInvoice = ({ id, number, created, total, currency, status, hosted_invoice_url }: StripeInvoice) => ({
  ...{ id, at: moment(created), total, currency, status: status ?? 'draft' },
  ...(number && { number }),
  ...(hosted_invoice_url && { url: hosted_invoice_url }),
})

/** Opens or ends the dealership, for its people's next requests. */
async function applyPlan({ org }: Work, subscription: BillingItem['subscription']) {
  const organization = await findOrganization(org, true)
  const plan = planOf(subscription, organization?.trial_ends_at)
  if (!dequal(plan, organization?.plan)) await setPlan(org, plan)
  await applyOrganization(org)
}
