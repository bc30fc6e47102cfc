interface Standing {
  suspended: boolean
  sessions_valid_after: number
  kept_session?: string
  ended_sessions: Record<string, number | undefined>
}

interface SignIn {
  origin_jti: string
  /** Epoch seconds. */
  auth_time: number
}

/** True if this sign-in is still valid. A refresh keeps `auth_time`, so ending all sessions ends refreshed ones too. */
export function isLive(user: Standing, { origin_jti, auth_time }: SignIn) {
  const isNewEnough = auth_time >= user.sessions_valid_after || origin_jti === user.kept_session
  return !user.suspended && isNewEnough && !Object.hasOwn(user.ended_sessions, origin_jti)
}
