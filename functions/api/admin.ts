import { admin } from '#contract/people/admin.ts'
import { applyStanding } from '../core/telephony/organizations/apply-standing.ts'
import { listOrganizations } from '../core/telephony/organizations/list-organizations.ts'
import { serve } from '../serve.ts'

export const handler = serve(admin, {
  organizations: ({ query }, ctx) => listOrganizations(ctx, query),
  suspend: ({ params, body }, ctx) => applyStanding(ctx, { ...params, ...body }),
})
