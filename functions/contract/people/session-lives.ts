const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a session and what belongs to it live, in seconds: the user pool, its local twin, the cookies, and core. */
export const SESSION_LIVES = {
  /** Proves who calls; a browser renews it unseen. Logging out ends it at once (`people/sessions/rules.ts`). */
  accessToken: 15 * MINUTE,
  /** A sign-in can be renewed no longer than this, however often its refresh token is exchanged. */
  refreshToken: 30 * DAY,
  /** Two tabs, or a browser whose answer was lost, may come with the refresh token of just before (API_TIMEOUT_SECONDS). */
  exchangedRefreshToken: 30,
  /** Access, refresh and CSRF. The access cookie outlives its token, so that CSRF stays bound to the session. */
  sessionCookie: 30 * DAY,
  /** Whoever loses a role or an assignment hears of changes this much longer, though never what they are. */
  realtimeToken: HOUR,
  /** Fixed by Cognito, as is the next ("Sign-up confirmation" and "Password reset" of its developer guide). */
  signUpCode: DAY,
  resetCode: HOUR,
  /** The browser that asked for a sign-up confirms it without the password: as long as a code can. */
  signUpCookie: DAY,
  /** Longer than a session: whoever comes back after one is known. */
  deviceCookie: 180 * DAY,
} as const
