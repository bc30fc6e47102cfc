import { PLAN } from '#contract/people/plan.ts'
import type { OrganizationItem } from '../../people/organizations/entity.ts'

const DAY_MS = 86_400_000
/** Whoever was not told in time of a trial's end is told within so many days. */
const ENDED_DAYS = 3

export interface Tidings {
  kind: 'payment_failed' | 'trial_ends' | 'trial_ended' | 'paid_twice'
  /** The occasion, of which people are told once. */
  about: string
  /** Until when it may send (ISO 8601). */
  until: string
}

/** Finds the news of a plan for whoever pays; undefined where there is none. */
export function tidingsOf(plan: OrganizationItem['plan'], now: Date): Tidings | undefined {
  if (!plan) return undefined
  const { state, open_until: until } = plan
  const days = Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS)
  const of = (kind: Tidings['kind'], rest = '') => ({ kind, about: `${kind} ${until}${rest}`, until })
  if (state === 'past_due') return days > 0 ? of('payment_failed') : undefined
  if (state !== 'trial' || days <= -ENDED_DAYS || days > PLAN.trialNoticeDays) return undefined
  if (days <= 0) return of('trial_ended')
  return of('trial_ends', days === 1 ? ' tomorrow' : '')
}
