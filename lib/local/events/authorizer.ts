import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Invoke } from '../invoke.ts'
import { namespaceOf } from './channel-name.ts'

type Operation = 'EVENT_CONNECT' | 'EVENT_SUBSCRIBE' | 'EVENT_PUBLISH'
export type Authorize = (ask: {
  operation: Operation
  token: string | undefined
  channel?: string
  headers: IncomingHttpHeaders
}) => Promise<boolean>

/** Asks the Lambda authorizer, like AppSync, if a token's bearer may do this; refuses without a token or on error. */
export function authorizer(invoke: Invoke): Authorize {
  return async ({ operation, token, channel, headers }) => {
    if (!token) return false
    try {
      const answer = await invoke('authorize-realtime', {
        authorizationToken: token,
        requestContext: {
          apiId: 'local',
          accountId: '000000000000',
          requestId: randomUUID(),
          operation,
          channelNamespaceName: channel ? namespaceOf(channel) : null,
          channel: channel ?? null,
        },
        requestHeaders: headers,
      })
      return (answer as { isAuthorized?: boolean } | undefined)?.isAuthorized === true
    } catch (error) {
      console.error('The realtime authorizer failed:', error)
      return false
    }
  }
}
