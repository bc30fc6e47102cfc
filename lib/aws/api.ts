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
import type { Row } from '#contract/route.ts'
import { pathList } from '../path-list.ts'

/** The route and not the path: paths contain the tokens of webhooks. */
const LOGGED = {
  at: '$context.requestTime',
  id: '$context.requestId',
  route: '$context.routeKey',
  method: '$context.httpMethod',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
}

/**
 * Requests per second, and in a burst, that each path takes; API Gateway takes 10,000 and 5,000 per account in all.
 * The other paths together leave enough for the webhooks: Twilio does not retry refused requests.
 */
const THROTTLES = {
  webhooks: { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1400 },
  strangers: { ThrottlingRateLimit: 40, ThrottlingBurstLimit: 25 },
  /** A thousand browsers that poll every three seconds, because no push reaches them. */
  busy: { ThrottlingRateLimit: 350, ThrottlingBurstLimit: 100 },
  usual: { ThrottlingRateLimit: 16, ThrottlingBurstLimit: 7 },
}
function throttleOf(rows: readonly Row[]) {
  if (rows.some(({ access }) => access === 'signed')) return THROTTLES.webhooks
  if (rows.some(({ access }) => access === 'public' || access === 'visitor')) return THROTTLES.strangers
  return rows.some(({ isBusy }) => isBusy) ? THROTTLES.busy : THROTTLES.usual
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
 * A route for every path of the contract, and nothing else, each with its function and its throttle. It takes every
 * method, and serve.ts refuses those without a row: API Gateway gives an API 300 routes. In its own stack, because
 * CloudFormation allows 500 resources per stack.
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
    const integrations = new Map<string, HttpLambdaIntegration>()
    for (const { path, functionName, rows } of pathList) {
      // One permission per function: one per route would be as many as there are routes.
      const integration =
        integrations.get(functionName) ??
        new HttpLambdaIntegration(functionName, functionNamed(functionName), { scopePermissionToRoute: false })
      integrations.set(functionName, integration)
      const routeKey = HttpRouteKey.with(path, HttpMethod.ANY)
      // The stage names its routes, so they are created first.
      stage.node.addDependency(new HttpRoute(this, routeKey.key, { httpApi: api, routeKey, integration }))
      settings[routeKey.key] = throttleOf(rows)
    }
    const { defaultChild } = stage.node
    ;(defaultChild as CfnStage).routeSettings = settings
  }
}

interface Props {
  api: HttpApi
  functionNamed: (name: string) => IFunction
}
