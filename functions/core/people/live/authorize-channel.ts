import { readRealtimeToken } from './realtime-token.ts'

export interface SocketRequest {
  operation: 'EVENT_CONNECT' | 'EVENT_SUBSCRIBE' | 'EVENT_PUBLISH'
  /** Absent where the socket only connects. */
  channel?: string
}

/** Whether the bearer of this token may open a socket, or listen to this channel. Nobody publishes by token. */
export function authorizeChannel(token: string, { operation, channel }: SocketRequest): boolean {
  const grant = readRealtimeToken(token)
  if (!grant || grant.until <= Date.now()) return false
  if (operation === 'EVENT_CONNECT') return true
  return operation === 'EVENT_SUBSCRIBE' && channel !== undefined && grant.channels.includes(channel)
}
