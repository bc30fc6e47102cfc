import { SESSION_LIVES } from '#contract/people/session-lives.ts'

/** The latest time (epoch seconds) at which a token of a session that ends `now` (epoch milliseconds) can expire. */
export const deadAt = (now: number) => Math.ceil(now / 1000) + SESSION_LIVES.refreshToken
