import { twoStep } from '#contract/people/two-step.ts'
import { call } from '../lib/client.ts'
import { readSession } from '../lib/session.ts'

/** Starts setting up two-step login: the secret for the app. */
export const startTwoStep = () => call(twoStep.startTotp)

/** Ends setting it up; returns the recovery codes. Others read that it is on once those are kept (`readSession`). */
export async function turnOnTwoStep(code: string): Promise<string[]> {
  const { recovery_codes = [] } = await call(twoStep.verifyTotp, { body: { code } })
  return recovery_codes
}

export async function turnOffTwoStep(password: string): Promise<void> {
  await call(twoStep.endTotp, { body: { password } })
  await readSession()
}
