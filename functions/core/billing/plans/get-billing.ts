import { type BillingStatus, PLAN } from '#contract/people/plan.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import type { OrganizationItem } from '../../people/organizations/entity.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { isPaying } from './is-paying.ts'
import { isPaidFor } from './request-stripe.ts'
import { findBilling } from './store.ts'

/** What a dealership pays, what it gets for it, and how it stands. */
export async function getBilling({ org, now }: Ctx) {
  const [billing, organization, team] = await Promise.all([
    findBilling(org),
    findOrganization(org, true),
    listTeam(org),
  ])
  const { subscription, invoices } = billing
  return {
    is_available: isPaidFor(),
    plan: isPaying(billing) ? PLAN.id : null,
    status: statusOf(organization, now),
    trial_ends_at: organization?.trial_ends_at ?? null,
    paid_until: subscription?.until ?? null,
    ends_at_that: subscription?.ends ?? false,
    seats: PLAN.seats,
    seats_used: team.length,
    usage: [],
    invoices: invoices.map(({ number = null, url = null, ...invoice }) => ({ ...invoice, number, url })),
  }
}

function statusOf(organization: OrganizationItem | undefined, now: Date): BillingStatus {
  const { closing_at, plan } = organization ?? {}
  if (closing_at !== undefined) return 'closed'
  if (!plan) return 'active'
  return plan.open_until > now.toISOString() ? plan.state : 'read_only'
}
