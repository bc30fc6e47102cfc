import { SESSION_LIVES } from '#contract/people/session-lives.ts'

/** The latest time (epoch seconds) at which a token of a session that ends `now` (epoch milliseconds) can expire. */
export const deadAt = (now: number, by?: 'provider') =>
  Math.ceil(now / 1000) + (by ? SESSION_LIVES.providerSignIn : SESSION_LIVES.refreshToken)

/** True once a sign-in by a provider is over, whatever tokens there still are. */
export const isOver = ({ auth_time, by }: { auth_time: number; by?: 'provider' }, now: number) =>
  by !== undefined && now >= deadAt(auth_time * 1000, by)
