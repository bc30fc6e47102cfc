import { seal, unseal } from '../../platform/seals.ts'

const PURPOSE = 'second step'

/**
 * What a browser holds between the two steps, for minutes. `setup`: a token with which the pool takes the app's first
 * code. `challenge`: the sign-in that the code completes; the password signs in once a recovery code has turned the
 * second step off, for which the pool knows no other way.
 */
type Step =
  | { kind: 'setup'; access: string }
  | { kind: 'challenge'; email: string; password: string; challenge: string }

export const sealStep = (step: Step) => seal(PURPOSE, step)
export const readStep = (sealed: string | undefined) => unseal<Step>(PURPOSE, sealed)
