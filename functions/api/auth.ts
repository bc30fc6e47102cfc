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
  signup: ({ body }, guest) => requestSignUp(guest, body),
  verify: ({ body }, guest) => verifyEmail(guest, body),
  resend: ({ body }) => requestVerification(body.email),
  login: ({ body }, guest) => startSession(guest, body),
  refresh: ({ held }) => refreshSession(held),
  logout: ({ held }) => endSession(held),
  forgotPassword: ({ body }) => requestPasswordReset(body.email),
  resetPassword: ({ body }, guest) => resetPassword(guest, body),
})
