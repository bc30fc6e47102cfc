import * as z from 'zod/mini'
import { Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** What a browser needs to make and take calls. */
export const voice = {
  /** For an hour. `gateway`: where the local cloud's telephone answers, as `host:port`; absent, Twilio does. */
  token: route({
    method: 'POST',
    path: '/api/twilio/token',
    access: 'member',
    uses: ['table:read', 'secrets:decrypt', 'keys:csrf'],
    output: z.object({ token: Text, identity: Text, gateway: z.optional(Text) }),
  }),
}
