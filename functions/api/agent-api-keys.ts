import { apiKeys } from '#contract/people/api-keys.ts'
import { createKey } from '../core/people/api-keys/create-key.ts'
import { endKey, removeKey } from '../core/people/api-keys/end-key.ts'
import { listKeys } from '../core/people/api-keys/list-keys.ts'
import { serve } from '../serve.ts'

export const handler = serve(apiKeys, {
  list: (_, ctx) => listKeys(ctx),
  create: ({ body }, ctx) => createKey(ctx, body),
  revoke: ({ params }, ctx) => endKey(ctx, params),
  remove: ({ params }, ctx) => removeKey(ctx, params),
})
