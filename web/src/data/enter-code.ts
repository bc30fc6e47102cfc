import { twoStep } from '#contract/people/two-step.ts'
import { call } from '../lib/client.ts'

/** Completes a login with its code; false if a recovery code did, which turned two-step login off. */
export async function enterCode(code: string): Promise<boolean> {
  const { two_step } = await call(twoStep.verifyTotp, { body: { code } })
  return two_step !== 'off'
}
