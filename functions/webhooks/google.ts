import { googleWebhooks } from '#contract/calendar/google.ts'
import { receivePush } from '../core/calendar/google/receive-push.ts'
import { serve } from '../serve.ts'

export const handler = serve(googleWebhooks, {
  changed: ({ params, headers }, guest) => receivePush(guest, { ...params, headers }),
})
