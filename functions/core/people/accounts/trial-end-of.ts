import { PLAN } from '#contract/people/plan.ts'
import { optionalVariable } from '../../platform/environment.ts'

const DAY_MS = 86_400_000

/** This deployment takes payments. */
export const arePlansPaid = () => Boolean(optionalVariable('TRIALS'))

/** When the trial of a dealership that begins now ends; undefined where nobody pays. */
export const trialEndOf = (now: Date): string | undefined =>
  arePlansPaid() ? new Date(now.getTime() + PLAN.trialDays * DAY_MS).toISOString() : undefined
