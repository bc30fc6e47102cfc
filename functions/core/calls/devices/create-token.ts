import type { Ctx } from '../../platform/ctx.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'
import { createVoiceToken } from '../../telephony/connections/create-voice-token.ts'
import { identityOf } from './device-names.ts'

/** The token with which the caller's browser makes and takes calls. `VOICE_GATEWAY`: the local cloud's gateway. */
export async function createToken({ org, caller }: Ctx) {
  if (caller.isOrgSuspended) throw new AppError('organization_suspended')
  const identity = identityOf(org, caller.id)
  const token = await createVoiceToken(org, caller.id, identity)
  return { token, identity, gateway: optionalVariable('VOICE_GATEWAY') }
}
