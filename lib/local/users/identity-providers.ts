import type {
  CreateIdentityProviderRequest,
  DeleteIdentityProviderRequest,
  UpdateIdentityProviderRequest,
  UpdateUserPoolClientRequest,
} from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import type { HostedClient, Pool, PoolProvider } from './pool.ts'
import { readMetadata } from './saml.ts'

const invalid = (words: string) => new AwsError('InvalidParameterException', words)

/** Dealerships' own providers last as long as this process, since the address of their twin does. */
export async function createIdentityProvider(pool: Pool, input: CreateIdentityProviderRequest) {
  const name = input.ProviderName ?? ''
  if (pool.hosted.providers.has(name)) throw new AwsError('DuplicateProviderException', `${name} already exists.`)
  pool.hosted.providers.set(name, await readProvider(name, input.ProviderType, input))
  return { IdentityProvider: { ProviderName: name } }
}

export async function updateIdentityProvider(pool: Pool, input: UpdateIdentityProviderRequest) {
  const known = requireProvider(pool, input.ProviderName)
  pool.hosted.providers.set(known.name, await readProvider(known.name, known.saml && 'SAML', input))
  return { IdentityProvider: { ProviderName: known.name } }
}

export function deleteIdentityProvider(pool: Pool, input: DeleteIdentityProviderRequest) {
  pool.hosted.providers.delete(requireProvider(pool, input.ProviderName).name)
  return {}
}

function requireProvider(pool: Pool, name = ''): PoolProvider {
  const known = pool.hosted.providers.get(name)
  if (!known) throw new AwsError('ResourceNotFoundException', `Identity provider ${name} does not exist.`)
  return known
}

type Settings = Partial<Pick<CreateIdentityProviderRequest, 'ProviderDetails' | 'AttributeMapping'>>

async function readProvider(name: string, kind: string | undefined, given: Settings): Promise<PoolProvider> {
  const { ProviderDetails: details = {}, AttributeMapping: mapping = {} } = given
  const { client_id: clientId = '', client_secret: clientSecret = '', oidc_issuer: issuer = '' } = details
  const known = { name, issuer, clientId, clientSecret, mapping }
  if (kind === 'SAML') {
    const saml = readMetadata(details.MetadataFile ?? (await textAt(details.MetadataURL)))
    if (!saml) throw invalid('The metadata is not valid.')
    return { ...known, saml }
  }
  if (!clientId || !clientSecret || !(await isIssuer(issuer))) throw invalid(`No OIDC provider at ${issuer}.`)
  return known
}

/** Only providers on this machine are asked. */
const isHere = (url: string) => /^http:\/\/(127\.0\.0\.1|localhost):\d+\//.test(url)

async function textAt(url = ''): Promise<string> {
  const answer = isHere(url) ? await fetch(url).catch(() => undefined) : undefined
  return answer?.ok ? answer.text() : ''
}

async function isIssuer(issuer: string): Promise<boolean> {
  if (!isHere(issuer)) return false
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => undefined)
  return answer?.ok === true && ((await answer.json()) as { issuer: string }).issuer === issuer
}

export const describeUserPoolClient = (pool: Pool) => ({
  UserPoolClient: { ...pool.hosted.client.description, ClientSecret: pool.hosted.client.clientSecret },
})

/** What is not given is as if it never had been. */
export function updateUserPoolClient(pool: Pool, input: UpdateUserPoolClientRequest) {
  const unknown = input.SupportedIdentityProviders?.find((name) => !pool.hosted.providers.has(name))
  if (unknown) throw invalid(`The provider ${unknown} does not exist for User Pool ${pool.poolId}`)
  pool.hosted.client = asClient(pool.hosted.client, input)
  return describeUserPoolClient(pool)
}

const asClient = ({ clientId, clientSecret }: Known, description: UpdateUserPoolClientRequest): HostedClient => ({
  clientId,
  clientSecret,
  callbackUrls: description.CallbackURLs ?? [],
  logoutUrls: description.LogoutURLs ?? [],
  scopes: description.AllowedOAuthScopes ?? [],
  providers: description.SupportedIdentityProviders ?? [],
  description,
})

type Known = Pick<HostedClient, 'clientId' | 'clientSecret'>

/** The client as the stack makes it (lib/aws/sign-in-providers.ts). */
export function newHostedClient(poolId: string, publicUrl: string, providers: string[]): HostedClient {
  const known = { clientId: 'lotwirelocalproviders00001', clientSecret: 'lotwirelocalproviderssecret000001' }
  const at = `${publicUrl}/api/auth/federated`
  return asClient(known, {
    UserPoolId: poolId,
    ClientId: known.clientId,
    CallbackURLs: [`${at}/return`],
    LogoutURLs: [`${at}/done`],
    AllowedOAuthScopes: ['openid', 'aws.cognito.signin.user.admin'],
    SupportedIdentityProviders: providers,
  })
}
