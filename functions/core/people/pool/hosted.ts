import { OWN_ATTRIBUTES, POOL_PROVIDERS, PROVIDERS, type Provider } from '#contract/people/identity-providers.ts'
import { fetchAgain } from '../../platform/aws/patience.ts'
import { optionalVariable, publicUrl, variable } from '../../platform/environment.ts'
import { findProviderClient, openPool, refusedAs } from './open-pool.ts'
import type { PoolTokens } from './sign-ins.ts'

/** The pool asks the provider before it answers. */
const PATIENCE_MS = 10_000

/**
 * An account elsewhere, as its provider told the pool. `subject` is its id there, which no other account ever has.
 * `tenant`: whose account it is; with a dealership's own provider, that one's name in the pool.
 */
export interface Outside {
  provider: Provider
  subject: string
  email: string
  /** What the provider says of the address: `true`, `false`, or nothing. */
  verified?: string
  tenant?: string
}

/** A sign-in at the pool's hosted pages. `account` is the linked one's id, or one that the pool made for the newcomer. */
export interface HostedSignIn {
  account: string
  isLinked: boolean
  nonce: string
  outside: Outside
  tokens: PoolTokens
}

const returnUrl = () => `${publicUrl()}/api/auth/federated/return`
const doneUrl = () => `${publicUrl()}/api/auth/federated/done`

/** The providers that this deployment offers: those for everybody, and dealerships' own. */
export function offeredProviders(): Provider[] {
  if (!findHosted()) return []
  const open = optionalVariable('SIGN_IN_PROVIDERS')?.split(',') ?? []
  return PROVIDERS.filter((one) => one === 'own' || open.includes(one))
}

/** What a dealership's own provider is told of us. */
export const providerAddresses = () => ({
  redirect_url: `${optionalVariable('SIGN_IN_URL') ?? ''}/oauth2/idpresponse`,
  acs_url: `${optionalVariable('SIGN_IN_URL') ?? ''}/saml2/idpresponse`,
  entity_id: `urn:amazon:cognito:sp:${variable('USER_POOL_ID')}`,
})

/** A provider's name in the pool. */
export const poolNameOf = (provider: Provider, tenant = '') =>
  provider === 'own' ? tenant : POOL_PROVIDERS[provider].name

function findHosted() {
  const url = optionalVariable('SIGN_IN_URL')
  const client = findProviderClient()
  return url && client ? { url, ...client } : undefined
}

function hosted() {
  const found = findHosted()
  if (!found) throw new Error('This deployment has no sign-in by providers.')
  return found
}

interface Asked {
  /** The provider's name in the pool. */
  pool: string
  state: string
  nonce: string
  challenge: string
  prompt?: string
}

/** The address that leads a browser to a provider's page. */
export function authorizeUrl({ pool, state, nonce, challenge, prompt }: Asked): string {
  const { url, ClientId } = hosted()
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: ClientId,
    redirect_uri: returnUrl(),
    identity_provider: pool,
    scope: 'openid aws.cognito.signin.user.admin',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(prompt && { prompt }),
  })
  return `${url}/oauth2/authorize?${query}`
}

/** Ends what the pool remembers in the browser for an hour: at a shared desk, the next person would be the last one. */
export function leaveUrl(): string {
  const { url, ClientId } = hosted()
  return `${url}/logout?${new URLSearchParams({ client_id: ClientId, logout_uri: doneUrl() })}`
}

interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
}
/** Of an ID token: what its reader needs, and the account's custom attributes. */
interface Claims {
  sub: string
  nonce?: string
  'cognito:username': string
  identities?: { providerName: string; userId: string }[]
  [attribute: `custom:${string}`]: string
}

/** Exchanges the code that came with the browser; `refused` for one that is old, used, or another browser's. */
export async function takeCode(
  { provider, pool, verifier }: { provider: Provider; pool: string; verifier: string },
  code: string,
): Promise<HostedSignIn | 'refused'> {
  const { url, ClientId, ClientSecret } = hosted()
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: ClientId,
    code,
    redirect_uri: returnUrl(),
    code_verifier: verifier,
  })
  const authorization = `Basic ${Buffer.from(`${ClientId}:${ClientSecret}`).toString('base64')}`
  const answer = await fetchAgain(PATIENCE_MS, (signal) =>
    fetch(`${url}/oauth2/token`, { method: 'POST', body, headers: { authorization }, redirect: 'error', signal }),
  )
  if (answer.status === 400) return 'refused'
  if (!answer.ok) throw new Error(`The user pool answered ${answer.status} to a code.`)
  const tokens = (await answer.json()) as Tokens
  // It came from the pool itself, over TLS: its signature says nothing more.
  const payload = Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString()
  const claims: Claims = JSON.parse(payload)
  const outside = outsideOf(provider, pool, claims)
  if (!outside) return 'refused'
  const username = claims['cognito:username']
  return {
    account: username,
    isLinked: username === claims.sub,
    nonce: claims.nonce ?? '',
    outside,
    tokens: { access: tokens.access_token, refresh: tokens.refresh_token, by: 'provider' },
  }
}

function outsideOf(provider: Provider, pool: string, claims: Claims): Outside | undefined {
  const attributes = provider === 'own' ? OWN_ATTRIBUTES : POOL_PROVIDERS[provider].attributes
  // Of several the pool doesn't say by which one they came (identities/connect-account.ts).
  const identity = claims.identities?.length === 1 ? claims.identities[0] : undefined
  const valueIn = (attribute?: string) => (attribute && String(claims[`custom:${attribute}`] ?? '')) || undefined
  const tenant = provider === 'own' ? pool : valueIn(POOL_PROVIDERS[provider].attributes.tenant)
  if (identity?.providerName !== pool) return
  return {
    provider,
    subject: identity.userId,
    email: (valueIn(attributes.email) ?? '').toLowerCase(),
    verified: valueIn(attributes.verified),
    ...(tenant && { tenant }),
  }
}

/** Lets an account elsewhere sign in as one of ours; the pool wants it to have no account of its own here. */
export async function linkOutside(id: string, { provider, subject, tenant }: Outside): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  await client.send(
    new sdk.AdminLinkProviderForUserCommand({
      UserPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: id },
      SourceUser: {
        ProviderName: poolNameOf(provider, tenant),
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: subject,
      },
    }),
  )
}

/** Ends that; it would begin anew as a stranger. Ignores a link that is already gone. */
export async function unlinkOutside({
  provider,
  subject,
  tenant,
}: Pick<Outside, 'provider' | 'subject' | 'tenant'>): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  const User = {
    ProviderName: poolNameOf(provider, tenant),
    ProviderAttributeName: 'Cognito_Subject',
    ProviderAttributeValue: subject,
  }
  await refusedAs(undefined, ['UserNotFoundException'], () =>
    client.send(new sdk.AdminDisableProviderForUserCommand({ UserPoolId, User })),
  )
}
