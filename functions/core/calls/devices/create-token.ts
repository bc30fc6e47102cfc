import type { Ctx } from '../../platform/ctx.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'
import { getVoiceAccount } from '../../telephony/connections/get-voice-account.ts'
import { createAccessToken } from '../../telephony/twilio/access-token.ts'
import { identityOf } from './device-names.ts'

/** The token with which the caller's browser makes and takes calls. `VOICE_GATEWAY`: the local cloud's gateway. */
export async function createToken({ org, caller }: Ctx) {
  if (caller.isOrgSuspended) throw new AppError('organization_suspended')
  const { readSecret, ...voice } = await getVoiceAccount(org, caller.id)
  const identity = identityOf(org, caller.id)
  const token = await createAccessToken({ ...voice, api_secret: await readSecret() }, identity)
  return { token, identity, gateway: optionalVariable('VOICE_GATEWAY') }
}
