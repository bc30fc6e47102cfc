import { GoogleError } from './google-error.ts'

/**
 * What the next requests meet: limits, an outage, silence, an id that is taken although its event was just written, an
 * event that someone changes at the same moment, sync tokens that no longer count, busy times that can't be read.
 */
export const GOOGLE_FAULTS = ['403', '429', '500', 'timeout', '409', '412', '410', 'busy_error'] as const
export type GoogleFault = (typeof GOOGLE_FAULTS)[number]

const ON_ANY: Partial<Record<GoogleFault, () => GoogleError>> = {
  '403': () => new GoogleError(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded'),
  '429': () => new GoogleError(429, 'rateLimitExceeded', 'Rate Limit Exceeded'),
  '500': () => new GoogleError(500, 'backendError', 'Backend Error'),
}

const ANYBODY = ''

/** The faults to come: of one person's requests, or of anybody's. */
export function openGoogleFaults() {
  let left: { kind: GoogleFault; email: string; count: number }[] = []
  /** True if this fault is due now, which uses it up once. */
  const take = (kind: GoogleFault, email: string) => {
    const due = left.find((one) => one.kind === kind && [email, ANYBODY].includes(one.email) && one.count > 0)
    if (due) due.count -= 1
    return due !== undefined
  }
  return {
    set(kind: GoogleFault, count: number, email = ANYBODY) {
      left = [...left.filter((one) => one.kind !== kind || one.email !== email), { kind, email, count }]
    },
    take,
    list: () => left.filter(({ count }) => count > 0),
    throwAny(email: string) {
      for (const [kind, error] of Object.entries(ON_ANY)) if (take(kind as GoogleFault, email)) throw error()
    },
  }
}
export type GoogleFaults = ReturnType<typeof openGoogleFaults>
