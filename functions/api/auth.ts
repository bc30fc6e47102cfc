import { auth } from '#contract/people/auth.ts'
import { requestPasswordReset, requestVerification } from '../core/people/accounts/request-mail.ts'
import { requestSignUp } from '../core/people/accounts/request-sign-up.ts'
import { resetPassword } from '../core/people/accounts/reset-password.ts'
import { verifyEmail } from '../core/people/accounts/verify-email.ts'
import { endSession } from '../core/people/sessions/end-session.ts'
import { refreshSession } from '../core/people/sessions/refresh-session.ts'
import { startSession } from '../core/people/sessions/start-session.ts'
import { serve } from '../serve.ts'

export const handler = serve(auth, {
  csrfCookie: () => undefined,
  signup: ({ body, marks }, guest) => requestSignUp(guest, { ...body, ...marks }),
  verify: ({ body, marks }, guest) => verifyEmail(guest, { ...body, ...marks }),
  resend: ({ body, marks }, guest) => requestVerification(guest, { ...body, ...marks }),
  login: ({ body, marks }, guest) => startSession(guest, { ...body, ...marks }),
  refresh: ({ held }) => refreshSession(held),
  logout: ({ held }) => endSession(held),
  forgotPassword: ({ body, marks }, guest) => requestPasswordReset(guest, { ...body, ...marks }),
  resetPassword: ({ body, marks }, guest) => resetPassword(guest, { ...body, ...marks }),
})
