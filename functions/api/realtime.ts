import { realtime } from '#contract/people/realtime.ts'
import { checkMissed } from '../core/messaging/conversations/check-missed.ts'
import { createToken } from '../core/people/live/create-token.ts'
import { serve } from '../serve.ts'

export const handler = serve(realtime, {
  token: (_, ctx) => createToken(ctx),
  missed: ({ query }, ctx) => checkMissed(ctx, query),
})
