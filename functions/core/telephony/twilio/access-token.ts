/** Twilio allows at most a day; a browser requests the next one before it expires. */
const TOKEN_SECONDS = 3600

interface Key {
  account_sid: string
  api_key: string
  api_secret: string
  twiml_app_sid: string
}

/** The token with which a browser is the device `identity`: it may make calls through the app, and be called. */
export async function createAccessToken({ account_sid, api_key, api_secret, twiml_app_sid }: Key, identity: string) {
  const { default: AccessToken } = await import('twilio/lib/jwt/AccessToken.js')
  const token = new AccessToken(account_sid, api_key, api_secret, { identity, ttl: TOKEN_SECONDS })
  token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: twiml_app_sid, incomingAllow: true }))
  return token.toJwt()
}
