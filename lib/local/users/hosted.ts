import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { HttpAnswer, HttpRequest } from '../http-server.ts'
import type { Pool, PoolProvider } from './pool.ts'
import { findLinked, signUpOutside } from './providers.ts'
import { readResponse, requestOf } from './saml.ts'
import { startSession } from './sessions.ts'
import type { User } from './user.ts'

/** How long the pool's own cookie signs in again without the provider (developer guide, "Managed login session"). */
const COOKIE_SECONDS = 3600
const CODE_MS = 5 * 60_000
const COOKIE = 'cognito'

interface Asked {
  redirectUri: string
  state: string
  nonce: string
  challenge: string
  scopes: string[]
}
type Coded = Asked & { user: User; until: number }

/** The pool's hosted pages: they lead a browser to a provider and back, with a code for our server. */
export function openHosted(pool: Pool, ownUrl: () => string) {
  const pending = new Map<string, Asked & { provider: PoolProvider }>()
  const codes = new Map<string, Coded>()
  const cookies = new Map<string, { user: User; until: number }>()

  function giveCode(asked: Asked, user: User): HttpAnswer {
    const code = randomUUID()
    codes.set(code, { ...asked, user, until: pool.now() + CODE_MS })
    return redirect(asked.redirectUri, { code, state: asked.state })
  }

  function authorize(query: URLSearchParams, cookie: string): HttpAnswer {
    const asked: Asked = {
      redirectUri: query.get('redirect_uri') ?? '',
      state: query.get('state') ?? '',
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
      scopes: (query.get('scope') ?? '').split(' '),
    }
    const { client } = pool.hosted
    if (query.get('client_id') !== client.clientId) return flaw('Client does not exist.')
    if (!client.callbackUrls.includes(asked.redirectUri)) return flaw('redirect_mismatch')
    if (query.get('response_type') !== 'code') return flaw('unauthorized_client')
    if (query.get('code_challenge_method') !== 'S256' || !asked.challenge) return flaw('code_challenge is required')
    if (!asked.scopes.every((scope) => client.scopes.includes(scope))) return flaw('invalid_scope')
    const provider = pool.hosted.providers.get(query.get('identity_provider') ?? '')
    if (!provider || !client.providers.includes(provider.name)) return flaw('The identity provider does not exist.')
    const known = cookies.get(cookie)
    if (known && known.until > pool.now() && pool.users.find(known.user.sub)) return giveCode(asked, known.user)

    const state = randomUUID()
    pending.set(state, { ...asked, provider })
    if (provider.saml) {
      const SAMLRequest = requestOf(samlAskingOf(state), pool.now())
      return redirect(provider.saml.signInUrl, { SAMLRequest, RelayState: state })
    }
    return redirect(`${provider.issuer}/authorize`, {
      client_id: provider.clientId,
      redirect_uri: `${ownUrl()}/oauth2/idpresponse`,
      response_type: 'code',
      scope: 'openid email profile',
      state,
    })
  }

  /** The provider sends the browser back. */
  async function receive(query: URLSearchParams): Promise<HttpAnswer> {
    const asked = pending.get(query.get('state') ?? '')
    pending.delete(query.get('state') ?? '')
    if (!asked) return flaw('Invalid state')
    const code = query.get('code')
    const denied = { error: 'access_denied', error_description: query.get('error') ?? '', state: asked.state }
    if (!code) return redirect(asked.redirectUri, denied)
    const claims = await exchange(asked.provider, code, `${ownUrl()}/oauth2/idpresponse`)
    if (!claims) return redirect(asked.redirectUri, { ...denied, error: 'invalid_request' })
    return signIn(asked, claims)
  }

  const samlAskingOf = (state: string) => ({
    id: `_${state}`,
    acsUrl: `${ownUrl()}/saml2/idpresponse`,
    audience: `urn:amazon:cognito:sp:${pool.poolId}`,
  })

  /** The provider has the browser post what it says; nobody comes by what they did not ask for here. */
  function receiveSaml(form: URLSearchParams): HttpAnswer {
    const state = form.get('RelayState') ?? ''
    const asked = pending.get(state)
    pending.delete(state)
    if (!asked?.provider.saml) return flaw('Invalid samlResponse or relayState from identity provider')
    const said = readResponse(form.get('SAMLResponse') ?? '', asked.provider.saml, samlAskingOf(state), pool.now())
    const refused = { error: 'server_error', error_description: String(said), state: asked.state }
    return typeof said === 'string' ? redirect(asked.redirectUri, refused) : signIn(asked, said)
  }

  function signIn(asked: Asked & { provider: PoolProvider }, claims: ProviderClaims): HttpAnswer {
    const user = findLinked(pool, asked.provider.name, claims.sub) ?? signUpOutside(pool, asked.provider, claims.sub)
    // At every sign-in, a linked account's attributes are overwritten by what its mapping names.
    for (const [attribute, claim] of Object.entries(asked.provider.mapping))
      if (claims[claim] !== undefined) user.attributes[attribute] = String(claims[claim])
    pool.users.save(user, pool.now())
    const cookie = randomBytes(24).toString('base64url')
    cookies.set(cookie, { user, until: pool.now() + COOKIE_SECONDS * 1000 })
    const answer = giveCode(asked, user)
    const set = `${COOKIE}=${cookie}; Path=/; HttpOnly; Max-Age=${COOKIE_SECONDS}`
    return { ...answer, headers: { ...answer.headers, 'set-cookie': set } }
  }

  async function token(request: HttpRequest): Promise<HttpAnswer> {
    const form = new URLSearchParams(request.body)
    const { clientId, clientSecret } = pool.hosted.client
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (request.headers.authorization !== basic) return refusal('invalid_client')
    const coded = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const isRight =
      form.get('grant_type') === 'authorization_code' &&
      coded?.redirectUri === form.get('redirect_uri') &&
      coded.challenge ===
        createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url')
    if (!coded || !isRight || coded.until <= pool.now() || !pool.users.find(coded.user.sub))
      return refusal('invalid_grant')
    const { scopes, nonce } = coded
    const tokens = await startSession(pool, coded.user, { clientId, scopes, ...(nonce && { nonce }) })
    return {
      status: 200,
      body: {
        id_token: tokens.IdToken,
        access_token: tokens.AccessToken,
        refresh_token: tokens.RefreshToken,
        expires_in: tokens.ExpiresIn,
        token_type: 'Bearer',
      },
    }
  }

  function logout(query: URLSearchParams, cookie: string): HttpAnswer {
    const { client } = pool.hosted
    const to = query.get('logout_uri') ?? ''
    if (query.get('client_id') !== client.clientId || !client.logoutUrls.includes(to)) return flaw('invalid request')
    cookies.delete(cookie)
    return redirect(to, {}, { 'set-cookie': `${COOKIE}=; Path=/; Max-Age=0` })
  }

  /** Undefined for a request to something else of the pool's. */
  return async (request: HttpRequest): Promise<HttpAnswer | undefined> => {
    const url = new URL(request.path, 'http://pool.test')
    const cookie = new RegExp(`\\b${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
    if (url.pathname === '/oauth2/authorize') return authorize(url.searchParams, cookie)
    if (url.pathname === '/oauth2/idpresponse') return receive(url.searchParams)
    if (url.pathname === '/saml2/idpresponse') return receiveSaml(new URLSearchParams(request.body))
    if (url.pathname === '/oauth2/token') return token(request)
    if (url.pathname === '/logout') return logout(url.searchParams, cookie)
    return undefined
  }
}

type ProviderClaims = Record<string, unknown> & { sub: string }

async function exchange(provider: PoolProvider, code: string, redirect_uri: string) {
  const { clientId: client_id, clientSecret: client_secret } = provider
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri, client_id, client_secret })
  const answer = await fetch(`${provider.issuer}/token`, { method: 'POST', body })
  if (!answer.ok) return
  const { id_token } = (await answer.json()) as { id_token: string }
  const claims: ProviderClaims = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString())
  return claims.iss === provider.issuer ? claims : undefined
}

function redirect(to: string, query: Record<string, string>, headers: Record<string, string> = {}): HttpAnswer {
  const url = new URL(to)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return { status: 302, headers: { location: url.href, ...headers }, body: Buffer.alloc(0) }
}

/** The pool tells the browser, not us, of a request that it would not even send back. */
const flaw = (words: string): HttpAnswer => ({
  status: 400,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(`An error was encountered with the requested page. ${words}`),
})

const refusal = (error: string): HttpAnswer => ({ status: 400, body: { error } })
