import { type Asking, seesEverything } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'

/** The desk of everybody, and that of nobody: what is not assigned. */
export const EVERYBODY = '*'
export const NOBODY = '-'
export const deskNamed = (assignee: string | undefined) => assignee ?? NOBODY

/** The desks that the caller may see: everybody's, or nobody's and their own. */
export const desksSeenBy = (caller: Caller) => (seesEverything(caller) ? [EVERYBODY] : [NOBODY, caller.id])

/** The same for all who ask: work without a person sees everybody's. */
export const desksOf = ({ caller }: Pick<Asking, 'caller'>) => (caller ? desksSeenBy(caller) : [EVERYBODY])

/** The desks of those that an assignee is asked for on (an id, `me`, `none`); empty where who asks may not see theirs. */
export function desksAskedFor({ caller }: Pick<Asking, 'caller'>, assignee: string | undefined): string[] {
  const seen = desksOf({ caller })
  if (assignee === undefined) return seen
  const asked = assignee === 'none' ? NOBODY : assignee === 'me' && caller ? caller.id : assignee
  // No person has the id of a desk that is not theirs.
  if (asked === EVERYBODY || (asked === NOBODY && assignee !== 'none')) return []
  return seen.includes(EVERYBODY) || seen.includes(asked) ? [asked] : []
}
