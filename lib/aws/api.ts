import { NestedStack, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { methodsOf, type Row } from '#contract/route.ts'
import { type FunctionName, routes } from '#contract/routes.ts'
import { functionOf } from '../function-list.ts'

/** The route and not the path: paths contain the tokens of webhooks. */
const LOGGED = {
  at: '$context.requestTime',
  id: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
}

/**
 * Requests per second, and in a burst, that each route takes; API Gateway takes 10,000 and 5,000 per account in all.
 * The other routes together leave enough for the webhooks: Twilio does not retry refused requests.
 */
const THROTTLES = {
  webhooks: { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1400 },
  strangers: { ThrottlingRateLimit: 40, ThrottlingBurstLimit: 25 },
  /** A thousand browsers that poll every three seconds, because no push reaches them. */
  busy: { ThrottlingRateLimit: 350, ThrottlingBurstLimit: 100 },
  reads: { ThrottlingRateLimit: 18, ThrottlingBurstLimit: 8 },
  changes: { ThrottlingRateLimit: 15, ThrottlingBurstLimit: 6 },
}
function throttleOf({ access, method, isBusy }: Row) {
  if (access === 'signed') return THROTTLES.webhooks
  if (access === 'public' || access === 'visitor') return THROTTLES.strangers
  if (isBusy) return THROTTLES.busy
  return method === 'GET' ? THROTTLES.reads : THROTTLES.changes
}

/** The HTTP API, which the site forwards to. */
export class Api extends Construct {
  /** Without a scheme, as CloudFront names an origin. */
  readonly domain: string
  readonly api: HttpApi

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.api = new HttpApi(this, 'Http', { createDefaultStage: false })
    this.domain = `${this.api.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`
  }
}

/**
 * A route for every row of the contract, and nothing else, each with its function and its throttle. In its own stack,
 * because CloudFormation allows 500 resources per stack.
 */
export class Routes extends NestedStack {
  constructor(scope: Construct, id: string, { api, functionNamed }: Props) {
    super(scope, id)
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'Who may call a row is the row’s `access`, enforced in functions/serve.ts and tried for every row by a test.',
    })
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    })
    const settings: Record<string, object> = {}
    for (const key of Object.keys(routes) as FunctionName[]) {
      const name = functionOf(key)
      // One permission per function: one per route would be as many as there are routes.
      const integration = new HttpLambdaIntegration(name, functionNamed(name), { scopePermissionToRoute: false })
      for (const row of Object.values<Row>(routes[key]))
        for (const method of methodsOf(row)) {
          const routeKey = HttpRouteKey.with(row.path, HttpMethod[method])
          // The stage names its routes, so they are created first.
          stage.node.addDependency(new HttpRoute(this, routeKey.key, { httpApi: api, routeKey, integration }))
          settings[routeKey.key] = throttleOf(row)
        }
    }
    const { defaultChild } = stage.node
    ;(defaultChild as CfnStage).routeSettings = settings
  }
}

interface Props {
  api: HttpApi
  functionNamed: (name: string) => IFunction
}
