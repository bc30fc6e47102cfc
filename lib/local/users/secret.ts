import { createHmac } from 'node:crypto'
import { AwsError } from '../aws-json.ts'
import type { Pool } from './pool.ts'

/** Refuses callers without the app client's secret, like Cognito (developer guide, "Computing secret hash values"). */
export function requireSecretHash(pool: Pool, username = '', given: string | undefined): void {
  if (given === undefined) {
    const reason = `Client ${pool.clientId} is configured with secret but SECRET_HASH was not received`
    throw new AwsError('NotAuthorizedException', reason)
  }
  const expected = createHmac('sha256', pool.clientSecret)
    .update(username + pool.clientId)
    .digest('base64')
  if (given !== expected) {
    throw new AwsError('NotAuthorizedException', `Unable to verify secret hash for client ${pool.clientId}`)
  }
}

/** Calls with a token contain the secret itself; each refuses a wrong one by its own error name. */
export function requireSecret(pool: Pool, given: { ClientId?: string; ClientSecret?: string }, name: string): void {
  const { client } = pool.hosted
  const secret = given.ClientId === client.clientId ? client.clientSecret : pool.clientSecret
  if (given.ClientSecret === secret) return
  throw new AwsError(name, `Unable to verify the secret of client ${given.ClientId}`)
}
