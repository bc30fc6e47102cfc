import { stepAt, totpOf } from '../lib/local/users/totp.ts'

/** The six digits that an app shows for this secret at a time, in epoch milliseconds (RFC 6238). */
export const totpAt = (secret: string, now: number) => totpOf(secret, stepAt(now))
