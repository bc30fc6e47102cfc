import { admitSocket } from '../core/people/live/admit-socket.ts'
import type { SocketRequest } from '../core/people/live/rules.ts'

/** The request of AppSync Events to its Lambda authorizer. */
interface AuthorizerEvent {
  authorizationToken: string
  requestContext: SocketRequest
}

export const handler = async ({ authorizationToken, requestContext }: AuthorizerEvent) => ({
  isAuthorized: await admitSocket(authorizationToken, requestContext),
})
