import type { VoicePart } from '#contract/telephony/refusals.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findConnection } from './door.ts'
import { isCallable } from './rules.ts'

/** The account data for browser calls, of a person's. Throws `voice_not_configured`, which names what is missing. */
export async function getVoiceAccount(org: OrgId, person: string) {
  const { account_sid, auth_token, senders, api_key, api_secret, twiml_app_sid, lines } =
    (await findConnection(org)) ?? {}
  const caller = isCallable(senders?.phone) ? senders?.phone : undefined
  const parts: Record<VoicePart, unknown> = {
    account: account_sid && auth_token,
    phone_number: caller,
    api_key,
    api_secret,
    twiml_app_sid,
  }
  const missing = (Object.keys(parts) as VoicePart[]).filter((part) => !parts[part])
  if (!account_sid || !caller || !api_key || !api_secret || !twiml_app_sid || missing.length > 0)
    throw new AppError('voice_not_configured', { missing: missing.join() })
  return {
    account_sid,
    /** The caller ID shown to the person called. */
    phone_number: lines?.[person] ?? caller,
    api_key,
    twiml_app_sid,
    /** Encrypted. */
    api_secret,
  }
}
