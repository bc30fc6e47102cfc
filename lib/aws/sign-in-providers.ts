import { Aws, CfnCondition, CfnParameter, Duration, Fn } from 'aws-cdk-lib'
import { CfnUserPoolClient, CfnUserPoolDomain, CfnUserPoolIdentityProvider } from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import { POOL_PROVIDERS, PROVIDER_CLAIMS, PROVIDERS, type Provider } from '#contract/people/identity-providers.ts'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { PROVIDER_ATTRIBUTES } from '../user-attributes.ts'

const MINUTE = Duration.minutes(1).toSeconds()

interface Props {
  poolId: string
  siteUrl: string
}

/** Google is an OpenID Connect provider like others here: Cognito's own kind doesn't pass on whose company an account is. */
const ISSUERS: Record<Provider, string> = {
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
    const prefix = new CfnParameter(this, 'Prefix', {
      default: '',
      allowedPattern: '^$|^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$',
      description: 'A name, unique in the region, for the pages that sign people in by Google; empty for no such login.',
    }).valueAsString
    const isOn = this.#condition('IsOn', isGiven(prefix))
    const offered = PROVIDERS.map((provider) => this.#provider(provider, poolId, isOn))

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
      explicitAuthFlows: [],
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

  #provider(provider: Provider, poolId: string, isOn: CfnCondition) {
    const { name, attributes } = POOL_PROVIDERS[provider]
    const [clientId, clientSecret] = ['ClientId', 'ClientSecret'].map(
      (what) =>
        new CfnParameter(this, `${name}${what}`, {
          default: '',
          noEcho: what === 'ClientSecret',
          description: `The ${what === 'ClientId' ? 'client id' : 'secret'} from ${provider}’s console with which people log in; empty for no such login.`,
        }).valueAsString,
    ) as [string, string]
    const isOffered = this.#condition(`Is${name}`, Fn.conditionAnd(isOn, isGiven(clientId)))
    const resource = new CfnUserPoolIdentityProvider(this, name, {
      userPoolId: poolId,
      providerName: name,
      providerType: 'OIDC',
      providerDetails: {
        client_id: clientId,
        client_secret: clientSecret,
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
