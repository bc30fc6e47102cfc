import { Aws, CfnCondition, CfnParameter, Duration, Fn, Stack } from 'aws-cdk-lib'
import { CfnUserPoolClient, CfnUserPoolDomain, CfnUserPoolIdentityProvider } from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import {
  OPEN_PROVIDERS,
  type OpenProvider,
  POOL_PROVIDERS,
  PROVIDER_CLAIMS,
} from '#contract/people/identity-providers.ts'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { PROVIDER_ATTRIBUTES } from '../user-attributes.ts'

const MINUTE = Duration.minutes(1).toSeconds()

interface Props {
  poolId: string
  siteUrl: string
}

interface Offer {
  poolId: string
  isOn: CfnCondition
  id: string
  secret: string
}

/** Google is an OpenID Connect provider like others here: Cognito's own kind doesn't pass on whose company an account is. */
const ISSUERS: Record<OpenProvider, string> = {
  google: 'https://accounts.google.com',
  // Private accounts: Cognito takes one issuer, and Microsoft has one for each company.
  microsoft: 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
}

/**
 * Signing in by Google and Microsoft, through the pool's hosted pages; none of it without a prefix for their address.
 * Their client has no password sign-in, which would evade our limits.
 */
export class SignInProviders extends Construct {
  readonly url: string
  /** Which of them the deployment has, separated by commas. */
  readonly names: string
  readonly clientId: string
  readonly clientSecret: string

  constructor(scope: Construct, id: string, { poolId, siteUrl }: Props) {
    super(scope, id)
    const prefix = new CfnParameter(Stack.of(this), 'LoginPagesPrefix', {
      default: '',
      allowedPattern: '^$|^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$',
      description:
        'A name, unique in the region, for the pages that sign people in by Google; empty for none. It takes Google’s client.',
    }).valueAsString
    const clients = { google: this.#client('google'), microsoft: this.#client('microsoft') }
    // A client of the pool without any provider would let people type passwords into the hosted pages.
    const isOn = this.#condition('IsOn', Fn.conditionAnd(isGiven(prefix), isGiven(clients.google.id)))
    const offered = OPEN_PROVIDERS.map((provider) => this.#offer(provider, { poolId, isOn, ...clients[provider] }))

    const domain = new CfnUserPoolDomain(this, 'Domain', { userPoolId: poolId, domain: prefix })
    domain.cfnOptions.condition = isOn
    const client = new CfnUserPoolClient(this, 'Client', {
      userPoolId: poolId,
      generateSecret: true,
      supportedIdentityProviders: offered.map(({ isOffered, name }) =>
        Fn.conditionIf(isOffered.logicalId, name, Aws.NO_VALUE).toString(),
      ),
      allowedOAuthFlowsUserPoolClient: true,
      allowedOAuthFlows: ['code'],
      allowedOAuthScopes: ['openid', 'aws.cognito.signin.user.admin'],
      callbackUrLs: [`${siteUrl}/api/auth/federated/return`],
      logoutUrLs: [`${siteUrl}/api/auth/federated/done`],
      // One that takes triggers, which the pool does not have: without a list it would be several.
      explicitAuthFlows: ['ALLOW_CUSTOM_AUTH'],
      writeAttributes: PROVIDER_ATTRIBUTES.map((attribute) => `custom:${attribute}`),
      accessTokenValidity: SESSION_LIVES.accessToken / MINUTE,
      idTokenValidity: SESSION_LIVES.accessToken / MINUTE,
      refreshTokenValidity: SESSION_LIVES.providerSignIn / MINUTE,
      tokenValidityUnits: { accessToken: 'minutes', idToken: 'minutes', refreshToken: 'minutes' },
      refreshTokenRotation: {
        feature: 'ENABLED',
        retryGracePeriodSeconds: SESSION_LIVES.exchangedRefreshToken,
      },
      enableTokenRevocation: true,
      preventUserExistenceErrors: 'ENABLED',
    })
    client.cfnOptions.condition = isOn
    for (const { resource } of offered) client.node.addDependency(resource)

    const whenOn = (value: string) => Fn.conditionIf(isOn.logicalId, value, '').toString()
    this.url = whenOn(`https://${prefix}.auth.${Aws.REGION}.amazoncognito.com`)
    this.names = Fn.join(
      ',',
      offered.map(({ provider, isOffered }) => Fn.conditionIf(isOffered.logicalId, provider, '').toString()),
    )
    this.clientId = whenOn(client.ref)
    this.clientSecret = whenOn(client.attrClientSecret)
  }

  #client(provider: OpenProvider) {
    const { name } = POOL_PROVIDERS[provider]
    const given = (what: string, isSecret: boolean) =>
      new CfnParameter(Stack.of(this), `${name}${what}`, {
        default: '',
        noEcho: isSecret,
        description: `The ${isSecret ? 'secret of the client' : 'client id'} at ${provider} with which people log in; empty for no such login.`,
      }).valueAsString
    return { id: given('ClientId', false), secret: given('ClientSecret', true) }
  }

  #offer(provider: OpenProvider, { poolId, isOn, id, secret }: Offer) {
    const { name, attributes } = POOL_PROVIDERS[provider]
    const isOffered = this.#condition(`Is${name}`, Fn.conditionAnd(isOn, isGiven(id)))
    const resource = new CfnUserPoolIdentityProvider(this, name, {
      userPoolId: poolId,
      providerName: name,
      providerType: 'OIDC',
      providerDetails: {
        client_id: id,
        client_secret: secret,
        oidc_issuer: ISSUERS[provider],
        authorize_scopes: 'openid email profile',
        attributes_request_method: 'GET',
      },
      attributeMapping: Object.fromEntries(
        Object.entries(attributes).map(([what, attribute]) => [
          `custom:${attribute}`,
          PROVIDER_CLAIMS[provider][what as keyof typeof attributes],
        ]),
      ),
    })
    resource.cfnOptions.condition = isOffered
    return { provider, name, isOffered, resource }
  }

  #condition = (id: string, expression: ReturnType<typeof isGiven>) => new CfnCondition(this, id, { expression })
}

const isGiven = (value: string) => Fn.conditionNot(Fn.conditionEquals(value, ''))
