import { authorizeChannel, type SocketRequest } from '../core/people/live/authorize-channel.ts'

/** What AppSync Events asks its Lambda authorizer. */
interface AuthorizerEvent {
  authorizationToken: string
  requestContext: SocketRequest
}

export const handler = async ({ authorizationToken, requestContext }: AuthorizerEvent) => ({
  isAuthorized: authorizeChannel(authorizationToken, requestContext),
})
