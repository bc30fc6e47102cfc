import { Tokens } from './google-answers.ts'
import { GoogleAway, GoogleEnded } from './google-errors.ts'
import { findClient, requestGoogle, serverOf } from './request-google.ts'

/** A visitor waits for it. */
const SHORT_MS = 5_000

/** Tokens for a code or a refresh token. Throws `GoogleEnded` for one that is not valid, or no longer. */
export async function requestTokens(fields: Record<string, string>): Promise<Tokens> {
  const client = findClient()
  if (!client) throw new GoogleAway('This deployment has no client at Google.')
  const { status, body } = await requestGoogle(`${serverOf('GOOGLE_OAUTH_URL')}/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, client_id: client.id, client_secret: client.secret }),
  })
  if ((body as { error?: string } | undefined)?.error === 'invalid_grant')
    throw new GoogleEnded('Google no longer accepts this grant.')
  const tokens = Tokens.safeParse(body)
  if (status !== 200 || !tokens.success) throw new GoogleAway(`Google gave no tokens (${status}).`)
  return tokens.data
}

/** Takes a token back at Google. */
export const revokeToken = (token: string) =>
  requestGoogle(
    `${serverOf('GOOGLE_OAUTH_URL')}/revoke`,
    { method: 'POST', body: new URLSearchParams({ token }) },
    SHORT_MS,
  )
