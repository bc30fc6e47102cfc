import { realtime } from '#contract/realtime.ts'
import { issueToken } from '../core/people/live/issue-token.ts'
import { serve } from '../serve.ts'

export const handler = serve(realtime, {
  token: (_, ctx) => issueToken(ctx),
})
