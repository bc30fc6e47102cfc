import type { Ctx } from '../../platform/ctx.ts'
import { signRealtimeToken } from './realtime-token.ts'
import { channelsOf } from './rules.ts'

/** Whoever loses a role or an assignment hears of changes this much longer, though never what they are. */
const TOKEN_MINUTES = 15

/** What a browser opens its live updates with. */
export function issueToken({ org, caller }: Ctx) {
  const channels = channelsOf(org, caller)
  // The real clock: a token's life is not the product's time.
  const until = Date.now() + TOKEN_MINUTES * 60_000
  return {
    token: signRealtimeToken({ channels, until }),
    endpoint: process.env.EVENTS_ENDPOINT ?? '',
    region: process.env.AWS_REGION ?? '',
    channels,
    expires_at: new Date(until).toISOString(),
  }
}
