import { type BillingStatus, PLAN } from '#contract/people/plan.ts'
import { listTeam } from '../../people/accounts/door.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import type { OrganizationItem } from '../../people/organizations/entity.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listUsage } from '../usage/list-usage.ts'
import type { BillingItem } from './entity.ts'
import { isPaying } from './is-paying.ts'
import { findBilling } from './store.ts'

/** What a dealership pays, what it gets for it, and how it stands. */
export async function getBilling(ctx: Ctx) {
  const { org, now } = ctx
  const [billing, organization, team] = await Promise.all([
    findBilling(org),
    findOrganization(org, true),
    listTeam(org),
  ])
  const { subscription, invoices } = billing
  const usageFrom =
    isPaying(billing) && subscription ? countedFrom(subscription) : `${now.toISOString().slice(0, 7)}-01`
  return {
    plan: isPaying(billing) ? PLAN.id : null,
    status: statusOf(organization, now),
    trial_ends_at: organization?.trial_ends_at ?? null,
    paid_until: subscription?.until ?? null,
    ends_at_that: subscription?.ends ?? false,
    seats: PLAN.seats,
    seats_used: team.length,
    usage_from: usageFrom,
    usage: await listUsage(ctx, usageFrom),
    invoices: invoices.map(({ number = null, url = null, ...invoice }) => ({ ...invoice, number, url })),
  }
}

/** The first day of what is paid now; in what is left of a trial, of what will be. */
function countedFrom({ from, usage_from = '' }: NonNullable<BillingItem['subscription']>) {
  const day = from.slice(0, 10)
  return day > usage_from ? day : usage_from
}

function statusOf(organization: OrganizationItem | undefined, now: Date): BillingStatus {
  const { closing_at, plan } = organization ?? {}
  if (closing_at !== undefined) return 'closed'
  if (!plan) return 'active'
  return plan.open_until > now.toISOString() ? plan.state : 'read_only'
}
