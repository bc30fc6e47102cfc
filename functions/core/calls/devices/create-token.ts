import { haltOf } from '../../people/organizations/halt-of.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'
import { createVoiceToken } from '../../telephony/connections/create-voice-token.ts'
import { identityOf } from './device-names.ts'

/** The token with which the caller's browser makes and takes calls. `VOICE_GATEWAY`: the local cloud's gateway. */
export async function createToken({ org, caller, now }: Ctx) {
  const halt = haltOf(caller.standing, now)
  // Whose plan has ended still takes calls.
  if (halt && halt !== 'plan_ended') throw new AppError(halt)
  const identity = identityOf(org, caller.id)
  const token = await createVoiceToken(org, caller.id, identity)
  return { token, identity, gateway: optionalVariable('VOICE_GATEWAY') }
}
