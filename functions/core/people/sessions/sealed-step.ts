import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { seal, unseal } from '../../platform/seals.ts'

const PURPOSE = 'second step'

/**
 * What a browser holds between the two steps, for minutes. `setup`: a token with which the pool takes the app's first
 * code. `challenge`: the sign-in that the code completes; the password signs in by a recovery code, for which
 * the pool knows no other way.
 */
type Step =
  | { kind: 'setup'; access: string }
  | { kind: 'challenge'; email: string; password: string; challenge: string }

type Sealed = { step: Step; at: number }

export const sealStep = (step: Step, now: Date) => seal(PURPOSE, { step, at: now.getTime() } satisfies Sealed)

/** The step while it lasts, which its browser's cookie alone does not bound; undefined once it is over. */
export function readStep(sealed: string | undefined, now: Date): Step | undefined {
  const held = unseal<Sealed>(PURPOSE, sealed)
  return held && now.getTime() - held.at < SESSION_LIVES.stepCookie * 1000 ? held.step : undefined
}
