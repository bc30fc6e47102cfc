import { roles } from '#contract/people/roles.ts'
import { changeRole } from '../core/people/roles/change-role.ts'
import { createRole } from '../core/people/roles/create-role.ts'
import { listRoles } from '../core/people/roles/list-roles.ts'
import { removeRole } from '../core/people/roles/remove-role.ts'
import { serve } from '../serve.ts'

export const handler = serve(roles, {
  list: (_, ctx) => listRoles(ctx),
  create: ({ body }, ctx) => createRole(ctx, body),
  update: ({ params, body }, ctx) => changeRole(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeRole(ctx, params),
})
