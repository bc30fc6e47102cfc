import { createHash, randomUUID } from 'node:crypto'
import {
  OPEN_PROVIDERS,
  type OpenProvider,
  POOL_PROVIDERS,
  PROVIDER_CLAIMS,
  PROVIDERS,
  type Provider,
} from '#contract/people/identity-providers.ts'
import { type HttpAnswer, type HttpRequest, startHttpServer } from './http-server.ts'
import { readPerson, renderChoice } from './providers/render-choice.ts'
import { openSaml } from './providers/saml.ts'
import type { PoolProvider } from './users/pool.ts'

const CODE_MS = 60_000
const CLIENT = { clientId: 'lotwire', clientSecret: 'lotwire-secret' }

const XML = { 'content-type': 'application/samlmetadata+xml' }

/** A person's id at a provider, which never changes. */
const idOf = (provider: Provider, { email }: { email: string }) =>
  createHash('sha256').update(`${provider} ${email}`).digest('hex').slice(0, 24)

export type Providers = Awaited<ReturnType<typeof startProviders>>

/** The twins of Google's and Microsoft's sign-in, and of a company's own: one page on which one chooses who one is. */
export async function startProviders() {
  const codes = new Map<string, { claims: Record<string, unknown>; redirectUri: string; until: number }>()
  const server = await startHttpServer(0, async (request) => answer(request))
  const issuerOf = (name: Provider) => `${server.url}/${name}`
  const saml = openSaml(`${issuerOf('own')}/saml`)

  async function answer(request: HttpRequest): Promise<HttpAnswer> {
    const url = new URL(request.path, server.url)
    const [, name = '', ...rest] = url.pathname.split('/')
    const provider = PROVIDERS.find((one) => one === name)
    const page = rest.join('/')
    if (!provider) return { status: 404, body: {} }
    if (page === '.well-known/openid-configuration') return { status: 200, body: { issuer: issuerOf(provider) } }
    if (page === 'authorize' && request.method === 'GET') return renderChoice(provider)
    if (page === 'authorize') return choose(provider, url.searchParams, new URLSearchParams(request.body))
    if (page === 'saml' && request.method === 'GET') return renderChoice(provider)
    if (page === 'saml') return chooseBySaml(url.searchParams, new URLSearchParams(request.body))
    if (page === 'metadata') return { status: 200, headers: XML, body: Buffer.from(await saml.metadata()) }
    if (page === 'token') return giveToken(new URLSearchParams(request.body))
    return { status: 404, body: {} }
  }

  function choose(provider: Provider, asked: URLSearchParams, form: URLSearchParams): HttpAnswer {
    const redirectUri = asked.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    const person = readPerson(provider, form)
    if (!person) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      const claims = { iss: issuerOf(provider), aud: CLIENT.clientId, sub: idOf(provider, person), ...person }
      codes.set(code, { claims, redirectUri, until: Date.now() + CODE_MS })
      back.searchParams.set('code', code)
    }
    return { status: 302, headers: { location: back.href }, body: Buffer.alloc(0) }
  }

  function chooseBySaml(asked: URLSearchParams, form: URLSearchParams) {
    const person = readPerson('own', form)
    return saml.answer(asked, person && { id: idOf('own', person), email: person.email })
  }

  function giveToken(form: URLSearchParams): HttpAnswer {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const isClient = form.get('client_id') === CLIENT.clientId && form.get('client_secret') === CLIENT.clientSecret
    if (!isClient) return { status: 401, body: { error: 'invalid_client' } }
    if (!code || code.until < Date.now() || code.redirectUri !== form.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } }
    const claims = Buffer.from(JSON.stringify(code.claims)).toString('base64url')
    return { status: 200, body: { id_token: `e30.${claims}.`, access_token: randomUUID(), token_type: 'Bearer' } }
  }

  return {
    ...server,
    /** A company's own, as its dealership enters it: by OpenID Connect, or by SAML. */
    own: { issuer: issuerOf('own'), client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
    ownSaml: { metadata_url: `${issuerOf('own')}/metadata` },
    /** Google and Microsoft as the user pool has them (lib/aws/sign-in-providers.ts). */
    pool: OPEN_PROVIDERS.map(
      (provider: OpenProvider): PoolProvider => ({
        name: POOL_PROVIDERS[provider].name,
        issuer: issuerOf(provider),
        ...CLIENT,
        mapping: Object.fromEntries(
          Object.entries(POOL_PROVIDERS[provider].attributes).map(([what, attribute]) => [
            `custom:${attribute}`,
            PROVIDER_CLAIMS[provider][what as 'email'] ?? '',
          ]),
        ),
      }),
    ),
  }
}
