import type { HttpAnswer, HttpRequest } from './http-server.ts'
import cognito from './models/cognito-idp.json' with { type: 'json' }
import kms from './models/kms.json' with { type: 'json' }
import { declares, type ServiceModel, violationsOf } from './service-model.ts'

/** By the prefix of X-Amz-Target. */
const MODELS: Record<string, ServiceModel> = { AWSCognitoIdentityProviderService: cognito, TrentService: kms }

/** An error that AWS documents for the call; `name` is the name the SDK throws it under. */
export class AwsError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each operation has the SDK's own input type; the wire is where types end.
type Operation = (input: any) => unknown

/**
 * Serves one call of the AWS JSON 1.1 protocol: X-Amz-Target names the operation, after the service's prefix. A request
 * that violates the service's model is refused; an error that the model does not have is the twin's bug.
 */
export async function answerAwsJson(operations: Record<string, Operation>, request: HttpRequest): Promise<HttpAnswer> {
  const [prefix = '', name = ''] = (request.headers['x-amz-target'] ?? '').split('.')
  const model = MODELS[prefix]
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  try {
    if (!operation) throw new AwsError('UnknownOperationException', `The local twin has no operation ${name}.`)
    const input = JSON.parse(request.body || '{}')
    if (model) refuseWhatIsWrong(model, name, input)
    const output = (await operation(input)) ?? {}
    return { status: 200, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: wire(output) }
  } catch (error) {
    if (!(error instanceof AwsError)) throw error
    if (model && !declares(model, name, error.name)) throw new Error(`${name} does not refuse by ${error.name}.`)
    return awsFailure(error)
  }
}

/** Throws the service's error for a request that violates its model. */
export function refuseWhatIsWrong(model: ServiceModel, operation: string, input: unknown) {
  const found = violationsOf(model, operation, input)
  if (found.length === 0) return
  const isDeclared = model.operations[operation]?.errors.includes('InvalidParameterException')
  const words = `${found.length} validation error${found.length > 1 ? 's' : ''} detected: ${found.join('; ')}`
  throw new AwsError(isDeclared ? 'InvalidParameterException' : 'ValidationException', words)
}

/** The response of an AWS service that refuses a call. */
export function awsFailure(error: AwsError): HttpAnswer {
  return {
    status: 400,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': error.name },
    body: { __type: error.name, message: error.message },
  }
}

/** JSON 1.1 writes times as seconds and bytes as base64. */
function wire(value: unknown): unknown {
  if (value instanceof Date) return value.getTime() / 1000
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(wire)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wire(inner)]))
}
