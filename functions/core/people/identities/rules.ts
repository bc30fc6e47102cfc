import type { SignInOutcome } from '#contract/people/identities.ts'
import type { Outside } from '../pool/hosted.ts'

/** Google alone says whether an address there is its holder's. Microsoft doesn't: its addresses prove nothing. */
const SAYS_VERIFIED = { google: true, microsoft: false }

/** Why an account at a provider may not stand for anybody here; undefined if it may. */
export const flawOf = ({ provider, isVerified }: Outside): SignInOutcome | undefined =>
  SAYS_VERIFIED[provider] && !isVerified ? 'unverified' : undefined

/** The same of a linked one: who left the company whose account it was, signs in by it no longer. */
export const flawSince = (linked: { tenant?: string }, now: Outside): SignInOutcome | undefined =>
  flawOf(now) ?? (linked.tenant !== now.tenant ? 'other_tenant' : undefined)
