import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { readStep } from '../sessions/sealed-step.ts'
import { answerChallenge } from './answer-challenge.ts'
import { endSetup } from './end-setup.ts'

type Given = { code: string; step?: string; device?: string }

/** Takes a code in a browser that awaits one: it ends the setup of two-step login, or completes a login. */
export async function confirmCode(guest: Guest, { code, step: sealed, device }: Given) {
  const step = readStep(sealed, guest.now)
  if (!step) throw new AppError('two_step_over')
  return step.kind === 'setup' ? endSetup(guest, code, step) : answerChallenge(guest, { code, device }, step)
}
