import { billingAdmin } from '#contract/billing/billing.ts'
import { closingAdmin } from '#contract/leaving/closing.ts'
import { admin } from '#contract/people/admin.ts'
import { cancelPlan } from '../core/billing/plans/cancel-plan.ts'
import { listDealerships } from '../core/billing/plans/list-dealerships.ts'
import { closeNamed } from '../core/leaving/closures/close-account.ts'
import { reopenNamed } from '../core/leaving/closures/open-again.ts'
import { resetLoneOwner } from '../core/people/two-step/reset-two-step.ts'
import { applyStanding } from '../core/telephony/setup/apply-standing.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  { ...admin, ...billingAdmin, ...closingAdmin },
  {
    organizations: ({ query }, ctx) => listDealerships(ctx, query),
    suspend: ({ params, body }, ctx) => applyStanding(ctx, { ...params, ...body }),
    resetOwner: ({ params }, ctx) => resetLoneOwner(ctx, params),
    refund: ({ params }, ctx) => cancelPlan(ctx, params),
    close: ({ params, body }, ctx) => closeNamed(ctx, { ...params, ...body }),
    reopen: ({ params }, ctx) => reopenNamed(ctx, params),
  },
)
