import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { createAccessToken } from '../twilio/access-token.ts'
import { getVoiceAccount } from './get-voice-account.ts'

/** The token with which a person's browser makes and takes calls as the device `identity`. */
export async function createVoiceToken(org: OrgId, person: string, identity: string): Promise<string> {
  const { api_secret, ...voice } = await getVoiceAccount(org, person)
  return createAccessToken({ ...voice, api_secret: await decryptSecret(org, 'api_secret', api_secret) }, identity)
}
