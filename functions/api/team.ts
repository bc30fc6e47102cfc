import { team } from '#contract/people/team.ts'
import { createInvitation } from '../core/people/invitations/create-invitation.ts'
import { resendInvitation } from '../core/people/invitations/resend-invitation.ts'
import { removeMember } from '../core/people/team/remove-member.ts'
import { updateRole } from '../core/people/team/update-role.ts'
import { updateSuspended } from '../core/people/team/update-suspended.ts'
import { resetTwoStep } from '../core/people/two-step/reset-two-step.ts'
import { serve } from '../serve.ts'

export const handler = serve(team, {
  invite: ({ body }, ctx) => createInvitation(ctx, body),
  resend: ({ params }, ctx) => resendInvitation(ctx, params),
  updateRole: ({ params, body }, ctx) => updateRole(ctx, { ...params, ...body }),
  updateSuspended: ({ params, body }, ctx) => updateSuspended(ctx, { ...params, ...body }),
  resetTwoStep: ({ params }, ctx) => resetTwoStep(ctx, params),
  remove: ({ params, query }, ctx) => removeMember(ctx, { ...params, ...query }),
})
