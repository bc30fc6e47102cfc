import type { SessionToken } from '../../functions/core/people/sessions/read-session.ts'
import type { Client } from '../cloud.ts'

/**
 * Gives a browser a session with the pool's own tokens, without what the product does at a sign-in: its limits, its list
 * of sessions and its audit log. `logIn` does it whole.
 */
export async function startSession(client: Client, email: string, password: string) {
  const { signIn } = await import('../../functions/core/people/pool/sign-ins.ts')
  const { readSession } = await import('../../functions/core/people/sessions/read-session.ts')
  const { sealTokens } = await import('../../functions/core/people/sessions/sealed-tokens.ts')
  const { csrfTokenFor } = await import('../../functions/serve/csrf.ts')
  const { sessionCookies, xsrfCookie } = await import('../../functions/serve/session-cookies.ts')
  const tokens = await signIn(email, password)
  if (typeof tokens !== 'object' || 'challenge' in tokens) throw new Error(`${email} cannot sign in.`)
  const session = (await readSession(tokens.access)) as SessionToken
  const sealed = sealTokens(tokens, session)
  for (const line of [...sessionCookies(sealed), xsrfCookie(csrfTokenFor(sealed.session))]) client.keep(line)
}
