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
import { routeList, type Traffic } from '../route-list.ts'

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

/** Requests per second, and in a burst, that API Gateway takes per account in all. */
const ACCOUNT = { rate: 10_000, burst: 5000 }

/** Those that a path takes of each kind but the usual. Twilio does not retry refused requests. */
const SHARES = {
  webhooks: { rate: 1000, burst: 1400 },
  strangers: { rate: 40, burst: 19 },
  /** A thousand browsers that poll every three seconds, because no push reaches them. */
  busy: { rate: 335, burst: 100 },
}

/**
 * What each route takes. The usual paths share what the others leave, so that however many there are, the webhooks'
 * messages are never refused for them; a report of a message's way needs less than a message and adds nothing.
 */
function throttles(): Record<string, object> {
  const paths = (traffic: Traffic) =>
    sum(routeList.map((route) => (route.traffic === traffic ? route.paths.length : 0)))
  const left = (of: 'rate' | 'burst') =>
    ACCOUNT[of] - SHARES.webhooks[of] - paths('strangers') * SHARES.strangers[of] - paths('busy') * SHARES.busy[of]
  const usual = { rate: left('rate') / paths('usual'), burst: left('burst') / paths('usual') }
  return Object.fromEntries(
    routeList.map(({ path, traffic, paths: { length } }) => {
      const { rate, burst } =
        traffic === 'usual' ? { rate: usual.rate * length, burst: usual.burst * length } : SHARES[traffic]
      return [`ANY ${path}`, { ThrottlingRateLimit: Math.floor(rate), ThrottlingBurstLimit: Math.floor(burst) }]
    }),
  )
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

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
 * The routes of the contract's paths, and nothing else, each with its function and its throttle. A route takes every
 * method, and one with a tail every path below; serve.ts refuses those without a row. In its own stack, because
 * CloudFormation allows 500 resources per stack: as many as 300 routes and 90 functions need.
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
    const integrations = new Map<string, HttpLambdaIntegration>()
    for (const { path, functionName } of routeList) {
      // One permission per function: one per route would be as many as there are routes.
      const integration =
        integrations.get(functionName) ??
        new HttpLambdaIntegration(functionName, functionNamed(functionName), { scopePermissionToRoute: false })
      integrations.set(functionName, integration)
      const routeKey = HttpRouteKey.with(path, HttpMethod.ANY)
      // The stage names its routes, so they are created first.
      stage.node.addDependency(new HttpRoute(this, routeKey.key, { httpApi: api, routeKey, integration }))
    }
    const { defaultChild } = stage.node
    ;(defaultChild as CfnStage).routeSettings = throttles()
  }
}

interface Props {
  api: HttpApi
  functionNamed: (name: string) => IFunction
}
