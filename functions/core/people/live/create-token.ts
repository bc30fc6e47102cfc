import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { variable } from '../../platform/environment.ts'
import { channelsOf } from './live-channels.ts'
import { signRealtimeToken } from './realtime-token.ts'

/** The token and endpoint with which a browser opens its live updates. */
export function createToken({ org, caller }: Ctx) {
  // The real clock: a token's lifetime does not follow the product's clock.
  const at = Date.now()
  const until = at + SESSION_LIVES.realtimeToken * 1000
  return {
    token: signRealtimeToken({ user: caller.id, session: caller.session, at, until }),
    endpoint: variable('EVENTS_ENDPOINT'),
    region: variable('AWS_REGION'),
    channels: channelsOf(org, caller),
    expires_at: new Date(until).toISOString(),
  }
}
