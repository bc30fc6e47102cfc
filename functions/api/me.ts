import { me } from '../contract/me.ts'
import { getCurrentUser } from '../core/accounts/get-current-user.ts'
import { updateCurrentUser } from '../core/accounts/update-current-user.ts'
import { serve } from '../serve.ts'

export const handler = serve(me, {
  get: (_, ctx) => getCurrentUser(ctx),
  update: ({ body }, ctx) => updateCurrentUser(ctx, body),
})
