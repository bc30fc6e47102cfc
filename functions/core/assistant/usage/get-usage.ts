import { monthIn } from '../../people/organizations/local-dates.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { dollarsOf } from './cost-of.ts'
import { findUsage } from './store.ts'

/** This month's use of AI in the dealership's time zone; the cost in dollars. */
export async function getUsage({ org, now }: Ctx) {
  const { timezone } = await readOrganization(org)
  const usage = await findUsage(org, monthIn(timezone, now))
  return {
    total_tokens: usage?.tokens ?? 0,
    total_cost: dollarsOf(usage?.cost_micros ?? 0),
    total_requests: usage?.requests ?? 0,
  }
}
