import { admin } from '#contract/people/admin.ts'
import { listOrganizations } from '../core/reports/dashboard/list-organizations.ts'
import { applyStanding } from '../core/telephony/setup/apply-standing.ts'
import { serve } from '../serve.ts'

export const handler = serve(admin, {
  organizations: ({ query }, ctx) => listOrganizations(ctx, query),
  suspend: ({ params, body }, ctx) => applyStanding(ctx, { ...params, ...body }),
})
