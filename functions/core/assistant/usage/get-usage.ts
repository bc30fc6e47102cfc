import { readOrganization } from '../../people/organizations/read-organization.ts'
import { monthIn } from '../../people/organizations/rules.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findUsage } from './store.ts'

/** What the AI took this month, by the dealership's calendar; the cost in dollars. */
export async function getUsage({ org, now }: Ctx) {
  const { timezone } = await readOrganization(org)
  const usage = await findUsage(org, monthIn(timezone, now))
  return {
    total_tokens: usage?.tokens ?? 0,
    total_cost: (usage?.cost_micros ?? 0) / 1_000_000,
    total_requests: usage?.requests ?? 0,
  }
}
