import type { Halt } from '#contract/people/halts.ts'
import type { Standing } from '../../platform/ctx.ts'

/** Why a dealership sends and starts nothing now, as the refusal says it; undefined: it does. */
export function haltOf({ isSuspended, isClosing, openUntil }: Standing, now: Date): Halt | undefined {
  if (isSuspended) return 'organization_suspended'
  if (isClosing) return 'organization_closing'
  return openUntil !== undefined && openUntil <= now.toISOString() ? 'plan_ended' : undefined
}
