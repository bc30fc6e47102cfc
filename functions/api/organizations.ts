import { organizations } from '#contract/people/organizations.ts'
import { updateOrganization } from '../core/people/accounts/update-organization.ts'
import { getOrganization } from '../core/people/organizations/get-organization.ts'
import { serve } from '../serve.ts'

export const handler = serve(organizations, {
  get: ({ params }, ctx) => getOrganization(ctx, params),
  update: ({ params, body }, ctx) => updateOrganization(ctx, { ...body, ...params }),
})
