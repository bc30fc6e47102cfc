import * as z from 'zod/mini'
import { Flag, MaybeMoment, RoleName, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { route } from '#contract/route.ts'

export const CurrentUser = z.object({
  id: Text,
  firstName: Text,
  lastName: Text,
  email: Text,
  emailVerifiedAt: MaybeMoment,
  verified: Flag,
  role: z.object({ name: RoleName, display_name: Text }),
  is_system_admin: Flag,
  isManager: Flag,
  isAgent: Flag,
  organization_data: z.object({ id: Text, name: Text }),
  language: Language,
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** The signed-in person (S1 §3). */
export const me = {
  get: route({
    method: 'GET',
    path: '/api/me',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    isBusy: true,
    output: CurrentUser,
  }),
  update: route({
    method: 'PATCH',
    path: '/api/me',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: z.object({ language: Language }),
    output: CurrentUser,
  }),
}
