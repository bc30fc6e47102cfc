import { admitSocket } from '../core/people/live/admit-socket.ts'
import type { SocketRequest } from '../core/people/live/rules.ts'

/** What AppSync Events asks its Lambda authorizer. */
interface AuthorizerEvent {
  authorizationToken: string
  requestContext: SocketRequest
}

export const handler = async ({ authorizationToken, requestContext }: AuthorizerEvent) => ({
  isAuthorized: await admitSocket(authorizationToken, requestContext),
})
