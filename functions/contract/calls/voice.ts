import * as z from 'zod/mini'
import { Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** The browser's access to calls. */
export const voice = {
  /** Valid for an hour. `gateway`: the local cloud's voice gateway, as `host:port`; absent for Twilio's. */
  token: route({
    method: 'POST',
    path: '/api/twilio/token',
    access: 'member',
    whileReadOnly: true,
    right: 'call',
    uses: ['table:read', 'secrets:decrypt', 'keys:csrf'],
    output: z.object({ token: Text, identity: Text, gateway: z.optional(Text) }),
  }),
}
