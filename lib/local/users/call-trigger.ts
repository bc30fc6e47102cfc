import { AwsError } from '../aws-json.ts'
import type { Pool } from './pool.ts'
import { attributesOf, type User } from './user.ts'

type Trigger = { name: 'custom-message' | 'pre-token-generation'; source: string; version: '1' | '2' }
type Event = { request: object; response: object }

/** Calls a trigger, as Cognito does, and returns the `response` of its result; refuses what Cognito would. */
export async function callTrigger<R>(
  pool: Pool,
  user: User,
  trigger: Trigger,
  { request, response }: Event,
): Promise<R> {
  const failed = `${trigger.source.split('_')[0]} `
  const late = Promise.withResolvers<never>()
  const unanswered = new AwsError('UnexpectedLambdaException', `${failed}invocation failed: it did not answer in time.`)
  const timer = setTimeout(() => late.reject(unanswered), pool.triggerTimeoutSeconds * 1000)
  const event = {
    version: trigger.version,
    region: 'us-east-1',
    userPoolId: pool.poolId,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.clientId },
    triggerSource: trigger.source,
    request: {
      userAttributes: {
        ...Object.fromEntries(attributesOf(user).map(({ Name, Value }) => [Name, Value])),
        'cognito:user_status': user.status,
      },
      ...request,
    },
    response,
  }
  try {
    const answer = (await Promise.race([pool.invoke(trigger.name, event), late.promise])) as
      | { response?: R }
      | undefined
    if (answer && typeof answer === 'object' && answer.response) return answer.response
  } catch (error) {
    if (error === unanswered) throw unanswered
    const words = error instanceof Error ? error.message : String(error)
    throw new AwsError('UserLambdaValidationException', `${failed}failed with error ${words}.`)
  } finally {
    clearTimeout(timer)
  }
  throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output')
}
