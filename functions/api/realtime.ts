import { realtime } from '#contract/people/realtime.ts'
import { hasMissed } from '../core/messaging/conversations/has-missed.ts'
import { createToken } from '../core/people/live/create-token.ts'
import { serve } from '../serve.ts'

export const handler = serve(realtime, {
  token: (_, ctx) => createToken(ctx),
  missed: ({ query }, ctx) => hasMissed(ctx, query),
})
