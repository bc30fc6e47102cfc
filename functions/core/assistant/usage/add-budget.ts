import type { Assistant } from '#contract/assistant/assistant.ts'
import { monthIn } from '../../people/organizations/local-dates.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readAssistant } from '../setup/read-assistant.ts'
import { dollarsOf } from './cost-of.ts'
import { isUsedUp } from './rules.ts'
import { findUsage } from './store.ts'

/** Adds what is spent of the month's limit. A used-up one is a problem, but the assistant still hands customers over. */
export async function addBudget(
  { org, now }: Pick<Ctx, 'org' | 'now'>,
  reading: Promise<Omit<Assistant, 'budget'>>,
): Promise<Assistant> {
  const [shown, { vendor, organization }] = await Promise.all([reading, readAssistant(org)])
  if (!vendor) return { ...shown, budget: null }
  const { monthlyLimit: limit } = vendor
  const used = await findUsage(org, monthIn(organization.timezone, now))
  return {
    ...shown,
    budget: { spent: dollarsOf(used?.cost_micros ?? 0), limit },
    problem: shown.problem ?? (isUsedUp(used, limit) ? 'budget' : null),
  }
}
