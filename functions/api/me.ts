import { me } from '#contract/people/me.ts'
import { getCurrentUser } from '../core/people/accounts/get-current-user.ts'
import { updateCurrentUser } from '../core/people/accounts/update-current-user.ts'
import { serve } from '../serve.ts'

export const handler = serve(me, {
  get: (_, ctx) => getCurrentUser(ctx),
  update: ({ body }, ctx) => updateCurrentUser(ctx, body),
})
