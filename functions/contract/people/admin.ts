import * as z from 'zod/mini'
import { Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** What system administrators see of all organizations. */
export const admin = {
  organizations: route({
    method: 'GET',
    path: '/api/admin/organizations',
    access: 'admin',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(z.object({ id: Text, name: Text })) }),
  }),
}
