const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Lifetimes of a session and its parts in seconds, for the user pool, its local twin, the cookies, and core. */
export const SESSION_LIVES = {
  /** Proves who the caller is; browsers renew it silently. Logout ends it at once (`people/sessions/session-lives.ts`). */
  accessToken: 15 * MINUTE,
  /** Maximum lifetime of a sign-in, however often its refresh token is exchanged. */
  refreshToken: 30 * DAY,
  /** The same of one by Google, Microsoft, or a dealership's own provider, whose logout there doesn't end ours. */
  providerSignIn: 12 * HOUR,
  /** On the provider's page. */
  providerCookie: 10 * MINUTE,
  /** Grace for two tabs, or a lost response, to reuse the previous refresh token (API_TIMEOUT_SECONDS). */
  exchangedRefreshToken: 30,
  /** Access, refresh and CSRF. The access cookie outlives its token, so that CSRF stays bound to the session. */
  sessionCookie: 30 * DAY,
  /** After losing a role or an assignment, users hear of changes this much longer, but never their content. */
  realtimeToken: HOUR,
  /** Fixed by Cognito, like the next ("Sign-up confirmation" and "Password reset" in its developer guide). */
  signUpCode: DAY,
  resetCode: HOUR,
  /** The browser that requested a sign-up confirms it without the password, as long as a code is valid. */
  signUpCookie: DAY,
  /** So long confirming it there signs in, too; later the password is asked for. */
  signUpPassword: HOUR,
  /** Between two steps of a login, or of setting it up; the pool asks for the first to end within three minutes. */
  stepCookie: 15 * MINUTE,
  /** Longer than a session, so that a returning user is known. */
  deviceCookie: 180 * DAY,
} as const
