import { voice } from '#contract/calls/voice.ts'
import { createToken } from '../core/calls/devices/create-token.ts'
import { serve } from '../serve.ts'

export const handler = serve(voice, {
  token: (_, ctx) => createToken(ctx),
})
