import { PLAN } from '#contract/people/plan.ts'
import type { OrganizationItem } from '../../people/organizations/entity.ts'
import type { BillingItem } from './entity.ts'

type Subscription = NonNullable<BillingItem['subscription']>

const DAY_MS = 86_400_000
const graceFrom = (at: string) => new Date(Date.parse(at) + PLAN.graceDays * DAY_MS).toISOString()

/**
 * What a subscription opens, and until when. A period's end leaves Stripe the days of grace to collect the next payment,
 * so that a late word from there closes nobody. What pays for nothing leaves what is left of the trial.
 */
export function planOf(
  subscription: Subscription | undefined,
  trialEndsAt: string | undefined,
): OrganizationItem['plan'] {
  const trial = trialEndsAt === undefined ? undefined : ({ state: 'trial', open_until: trialEndsAt } as const)
  if (!subscription) return trial
  const { status, from, until, ends } = subscription
  if (status === 'past_due') return { state: 'past_due', open_until: graceFrom(from) }
  if (status === 'active' || status === 'trialing')
    return { state: 'active', open_until: ends ? until : graceFrom(until) }
  if (status === 'incomplete' || status === 'incomplete_expired') return trial
  // Stripe has given up on a period that was never paid.
  const end = status === 'canceled' ? until : from
  return { state: 'active', open_until: trialEndsAt !== undefined && trialEndsAt > end ? trialEndsAt : end }
}
