import type { Job } from '#contract/job.ts'

/** What accounts and sockets need beside their routes. */
export const peopleJobs = {
  /**
   * Sign-up, resend and forgotten password, behind a queue so that no answer tells whether an address is known; and the
   * end of an account whose person left.
   */
  'open-accounts': {
    source: 'queue',
    batchSize: 1,
    maxReceiveCount: 5,
    workers: 8,
    timeoutSeconds: 30,
    uses: ['table:read', 'passwords:decrypt', 'users', 'mail'],
  },
  /** The user pool's mails: verification and password codes. */
  'custom-message': { source: 'users', timeoutSeconds: 5, uses: [] },
  /** Before the user pool hands out tokens: what they let their holder do at the pool itself. */
  'pre-token-generation': { source: 'users', timeoutSeconds: 5, uses: [] },
  /** AppSync asks whether a socket may connect and subscribe. */
  'authorize-realtime': { source: 'events', timeoutSeconds: 5, uses: ['table:read', 'keys:realtime-check'] },
} as const satisfies Record<string, Job>
