import { monthIn } from '../../people/organizations/local-dates.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { MICROS } from './rules.ts'
import { findUsage } from './store.ts'

/** This month's use of AI in the dealership's time zone; the cost in dollars. */
export async function getUsage({ org, now }: Ctx) {
  const { timezone } = await readOrganization(org)
  const usage = await findUsage(org, monthIn(timezone, now))
  return {
    total_tokens: usage?.tokens ?? 0,
    total_cost: (usage?.cost_micros ?? 0) / MICROS,
    total_requests: usage?.requests ?? 0,
  }
}
