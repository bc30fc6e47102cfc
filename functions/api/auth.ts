import { auth } from '../contract/auth.ts'
import { requestPasswordReset, requestVerification } from '../core/accounts/request-mail.ts'
import { requestSignUp } from '../core/accounts/request-sign-up.ts'
import { resetPassword } from '../core/accounts/reset-password.ts'
import { verifyEmail } from '../core/accounts/verify-email.ts'
import { endSession } from '../core/sessions/end-session.ts'
import { refreshSession } from '../core/sessions/refresh-session.ts'
import { startSession } from '../core/sessions/start-session.ts'
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
