import type { AwsClient } from 'aws4fetch'
import { optionalVariable, variable } from '../environment.ts'

/**
 * Signs calls to AWS, for one service if named. Lambda keeps its credentials in the environment for as long as a
 * process lives.
 */
export async function openSigner(options: { service?: string; retries: number }): Promise<AwsClient> {
  // Loaded on the first call: most starts need none.
  const { AwsClient } = await import('aws4fetch')
  return new AwsClient({
    accessKeyId: variable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
    sessionToken: optionalVariable('AWS_SESSION_TOKEN'),
    region: variable('AWS_REGION'),
    ...options,
  })
}
