import { admin } from '#contract/people/admin.ts'
import { updateStanding } from '../core/people/accounts/update-standing.ts'
import { listOrganizations } from '../core/telephony/organizations/list-organizations.ts'
import { serve } from '../serve.ts'

export const handler = serve(admin, {
  organizations: ({ query }, ctx) => listOrganizations(ctx, query),
  suspend: ({ params, body }, ctx) => updateStanding(ctx, { ...params, ...body }),
})
