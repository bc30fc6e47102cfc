import { auth } from '#contract/people/auth.ts'
import { identities } from '#contract/people/identities.ts'
import { twoStep } from '#contract/people/two-step.ts'
import { requestPasswordReset, requestVerification } from '../core/people/accounts/request-mail.ts'
import { requestSignUp } from '../core/people/accounts/request-sign-up.ts'
import { resetPassword } from '../core/people/accounts/reset-password.ts'
import { disconnectAccount } from '../core/people/identities/disconnect-account.ts'
import { endVisit, leaveVisit } from '../core/people/identities/end-visit.ts'
import { listIdentities } from '../core/people/identities/list-identities.ts'
import { listProviders } from '../core/people/identities/list-providers.ts'
import { startLink, startVisit } from '../core/people/identities/start-visit.ts'
import { endOtherSession } from '../core/people/sessions/end-other-session.ts'
import { endSession } from '../core/people/sessions/end-session.ts'
import { listSessions } from '../core/people/sessions/list-sessions.ts'
import { refreshSession } from '../core/people/sessions/refresh-session.ts'
import { startInvitedSession } from '../core/people/sessions/start-invited-session.ts'
import { startSession } from '../core/people/sessions/start-session.ts'
import { startVerifiedSession } from '../core/people/sessions/start-verified-session.ts'
import { updatePassword } from '../core/people/sessions/update-password.ts'
import { confirmCode } from '../core/people/two-step/confirm-code.ts'
import { endTwoStep } from '../core/people/two-step/end-two-step.ts'
import { startTwoStep } from '../core/people/two-step/start-two-step.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  { ...auth, ...twoStep, ...identities },
  {
    csrfCookie: () => undefined,
    signup: ({ body, marks }, guest) => requestSignUp(guest, { ...body, ...marks }),
    verify: ({ body, marks }, guest) => startVerifiedSession(guest, { ...body, ...marks }),
    resend: ({ body, marks }, guest) => requestVerification(guest, { ...body, ...marks }),
    login: ({ body, marks }, guest) => startSession(guest, { ...body, ...marks }),
    refresh: ({ held }, guest) => refreshSession(guest, held),
    logout: ({ held }, guest) => endSession(guest, held),
    forgotPassword: ({ body, marks }, guest) => requestPasswordReset(guest, { ...body, ...marks }),
    resetPassword: ({ body, marks }, guest) => resetPassword(guest, { ...body, ...marks }),
    acceptInvitation: ({ body, marks }, guest) => startInvitedSession(guest, { ...body, ...marks }),
    changePassword: ({ body }, ctx) => updatePassword(ctx, body),
    startTotp: ({ held }, ctx) => startTwoStep(ctx, held),
    verifyTotp: ({ body, marks }, guest) => confirmCode(guest, { ...body, ...marks }),
    endTotp: ({ body }, ctx) => endTwoStep(ctx, body),
    providers: ({ query }) => listProviders(query),
    startProvider: ({ params, body, marks }, guest) => startVisit(guest, { ...params, ...body, ...marks }),
    linkProvider: ({ params, body, marks }, ctx) => startLink(ctx, { ...params, ...body, ...marks }),
    returnFromProvider: ({ query, marks, held }, guest) => endVisit(guest, { ...query, ...marks, access: held.access }),
    leaveProvider: ({ marks }, guest) => leaveVisit(guest, marks),
    identities: (_, ctx) => listIdentities(ctx),
    unlinkProvider: ({ params }, ctx) => disconnectAccount(ctx, params),
    sessions: (_, ctx) => listSessions(ctx),
    endSession: ({ params }, ctx) => endOtherSession(ctx, params),
  },
)
