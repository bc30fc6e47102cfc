import { Duration } from 'aws-cdk-lib'
import { AppSyncAuthorizationType, type ChannelNamespace, EventApi } from 'aws-cdk-lib/aws-appsync'
import type { IGrantable } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'

/** The sockets of open browsers. A Lambda decides who may connect and subscribe; only our own functions publish. */
export class Events extends Construct {
  readonly endpoint: string
  /** The origins that a page with a socket connects to. */
  readonly origins: readonly string[]
  readonly #channels: ChannelNamespace

  constructor(scope: Construct, id: string, { authorizer }: { authorizer: IFunction }) {
    super(scope, id)
    const { LAMBDA, IAM } = AppSyncAuthorizationType
    const api = new EventApi(this, 'Api', {
      apiName: 'lotwire',
      authorizationConfig: {
        authProviders: [
          {
            authorizationType: LAMBDA,
            // AppSync caches a result by its token alone: cached, the result for one channel would apply to all.
            lambdaAuthorizerConfig: { handler: authorizer, resultsCacheTtl: Duration.seconds(0) },
          },
          { authorizationType: IAM },
        ],
        connectionAuthModeTypes: [LAMBDA],
        defaultSubscribeAuthModeTypes: [LAMBDA],
        defaultPublishAuthModeTypes: [IAM],
      },
    })
    this.#channels = api.addChannelNamespace('org')
    this.endpoint = `https://${api.httpDns}/event`
    this.origins = [`https://${api.httpDns}`, `wss://${api.realtimeDns}`]
  }

  grantPublish(fn: IGrantable) {
    this.#channels.grantPublish(fn)
  }
}
