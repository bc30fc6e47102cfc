import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { signRealtimeToken } from './realtime-token.ts'
import { channelsOf } from './rules.ts'

/** What a browser opens its live updates with. */
export function createToken({ org, caller }: Ctx) {
  const channels = channelsOf(org, caller)
  // The real clock: a token's life is not the product's time.
  const until = Date.now() + SESSION_LIVES.realtimeToken * 1000
  return {
    token: signRealtimeToken({ channels, until }),
    endpoint: process.env.EVENTS_ENDPOINT ?? '',
    region: process.env.AWS_REGION ?? '',
    channels,
    expires_at: new Date(until).toISOString(),
  }
}
