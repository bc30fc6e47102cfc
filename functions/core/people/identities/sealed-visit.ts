import type { Provider } from '#contract/people/identity-providers.ts'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { seal, unseal } from '../../platform/seals.ts'

const PURPOSE = 'visit to a provider'

/**
 * What a browser holds while it is at a provider's page: what ties the answer to it, and for whom it is. `links`: the
 * session that wants its own account there. `device` is its mark, which doesn't come along from another site.
 */
export interface Visit {
  provider: Provider
  /** Its name in the pool. */
  pool: string
  state: string
  nonce: string
  verifier: string
  links?: { user: string; session: string }
  device?: string
  /** It was only just linked (end-visit.ts). */
  isSecond?: boolean
}
/** Or where it goes next, once the pool has forgotten who signed in: to a page of ours, or there again. */
interface Leaving {
  to?: string
  again?: Visit
}

type Sealed = { held: Visit | Leaving; at: number }

export const sealVisit = (held: Visit | Leaving, now: Date) =>
  seal(PURPOSE, { held, at: now.getTime() } satisfies Sealed)

/** Undefined for another browser's, and once it is over, which the cookie alone does not bound. */
function readHeld(sealed: string | undefined, now: Date) {
  const read = unseal<Sealed>(PURPOSE, sealed)
  return read && now.getTime() - read.at < SESSION_LIVES.providerCookie * 1000 ? read.held : undefined
}

export function readVisit(sealed: string | undefined, now: Date): Visit | undefined {
  const held = readHeld(sealed, now)
  return held && 'state' in held ? held : undefined
}

export function readLeaving(sealed: string | undefined, now: Date): Leaving | undefined {
  const held = readHeld(sealed, now)
  return held && !('state' in held) ? held : undefined
}
