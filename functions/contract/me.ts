import * as z from 'zod/mini'
import { Language, Moment, RoleName } from './fields.ts'
import { route } from './route.ts'

export const CurrentUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerifiedAt: z.nullable(Moment),
  verified: z.boolean(),
  role: z.object({ name: RoleName, display_name: z.string() }),
  is_system_admin: z.boolean(),
  isManager: z.boolean(),
  isAgent: z.boolean(),
  organization_data: z.object({ id: z.string(), name: z.string() }),
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
