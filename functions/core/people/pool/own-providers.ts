import { OWN_ATTRIBUTES, OWN_CLAIMS } from '#contract/people/identity-providers.ts'
import type { OwnProviderGiven } from '#contract/people/own-provider.ts'
import { variable } from '../../platform/environment.ts'
import { openPool, refusedAs } from './open-pool.ts'

/** Adds a provider to the user pool; `refused` where it cannot be reached or its settings are wrong. */
export async function createPoolProvider(name: string, given: OwnProviderGiven): Promise<'set' | 'refused'> {
  const { sdk, client, UserPoolId } = await openPool()
  const { ProviderType, ...settings } = settingsOf(given)
  const input = { UserPoolId, ProviderName: name, ProviderType, ...settings }
  return refusedAs('refused', ['InvalidParameterException'], async () => {
    await client.send(new sdk.CreateIdentityProviderCommand(input))
    return 'set' as const
  })
}

/** Gives it other settings; who is linked to an account there stays so. */
export async function updatePoolProvider(name: string, given: OwnProviderGiven): Promise<'set' | 'refused'> {
  const { sdk, client, UserPoolId } = await openPool()
  const { ProviderDetails, AttributeMapping } = settingsOf(given)
  const input = { UserPoolId, ProviderName: name, ProviderDetails, AttributeMapping }
  return refusedAs('refused', ['InvalidParameterException'], async () => {
    await client.send(new sdk.UpdateIdentityProviderCommand(input))
    return 'set' as const
  })
}

/** Nobody can sign in by it any more. Ignores one that is already gone. */
export async function deletePoolProvider(name: string): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  await setOffered(name, false)
  await refusedAs(undefined, ['ResourceNotFoundException'], () =>
    client.send(new sdk.DeleteIdentityProviderCommand({ UserPoolId, ProviderName: name })),
  )
}

const settingsOf = (given: OwnProviderGiven) => {
  const claims = Object.entries(OWN_CLAIMS[given.kind])
  const AttributeMapping = Object.fromEntries(
    claims.map(([what, claim]) => [`custom:${OWN_ATTRIBUTES[what as keyof typeof OWN_ATTRIBUTES]}`, String(claim)]),
  )
  if (given.kind === 'oidc')
    return {
      ProviderType: 'OIDC' as const,
      ProviderDetails: {
        client_id: given.client_id,
        client_secret: given.client_secret,
        oidc_issuer: given.issuer,
        authorize_scopes: 'openid email profile',
        attributes_request_method: 'GET',
      },
      AttributeMapping,
    }
  const { metadata, metadata_url = '' } = given
  const ProviderDetails: Record<string, string> = metadata ? { MetadataFile: metadata } : { MetadataURL: metadata_url }
  return { ProviderType: 'SAML' as const, ProviderDetails, AttributeMapping }
}

/** Changes of the client's list that may cross ours before we give up. */
const ROUNDS = 6

/**
 * Lets the client of the hosted pages sign people in by a provider, or no longer. The pool keeps one list for all
 * dealerships, without a condition on writing it, and a deployment may write its own: so it is read again afterwards,
 * and at each visit to a dealership's own provider.
 */
export async function setOffered(name: string, isOffered: boolean): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  const ClientId = variable('PROVIDER_CLIENT_ID')
  for (let round = 0; round < ROUNDS; round++) {
    const { UserPoolClient } = await client.send(new sdk.DescribeUserPoolClientCommand({ UserPoolId, ClientId }))
    // What is not given back is set to its default.
    const { ClientSecret, CreationDate, LastModifiedDate, ...kept } = UserPoolClient ?? {}
    const names = kept.SupportedIdentityProviders ?? []
    if (names.includes(name) === isOffered) return
    const SupportedIdentityProviders = isOffered ? [...names, name] : names.filter((one) => one !== name)
    const input = { ...kept, UserPoolId, ClientId, SupportedIdentityProviders }
    await refusedAs(undefined, ['ConcurrentModificationException'], () =>
      client.send(new sdk.UpdateUserPoolClientCommand(input)),
    )
  }
  throw new Error('The list of providers keeps changing.')
}
