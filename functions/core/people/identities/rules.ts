import type { SignInOutcome } from '#contract/people/identities.ts'
import type { Outside } from '../pool/hosted.ts'
import { isVouchedFor } from '../sign-in-domains/is-vouched-for.ts'

/** Why an account at a provider may not stand for anybody here; undefined if it may. */
export const flawOf = (outside: Outside): SignInOutcome | undefined =>
  isVouchedFor(outside) ? undefined : 'unverified'

/** The same of a linked one: who left the company whose account it was, signs in by it no longer. */
export const flawSince = (linked: { tenant?: string }, now: Outside): SignInOutcome | undefined =>
  flawOf(now) ?? (linked.tenant !== now.tenant ? 'other_tenant' : undefined)
