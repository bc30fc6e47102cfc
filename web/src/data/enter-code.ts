import { twoStep } from '#contract/people/two-step.ts'
import { call } from '../lib/client.ts'

/** Completes a login with its code. */
export const enterCode = (code: string) => call(twoStep.verifyTotp, { body: { code } })
